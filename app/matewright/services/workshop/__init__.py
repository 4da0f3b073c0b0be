"""The composer's workshop: what becomes of a problem when pieces change, and remedies.

* `map.start`: a piece on every square. `purpose.purposes`: what each piece is for.
* `mend.mend`: changes that make it sound. `fill.fill`: all sound settings with further pieces.
* `take_back.take_back`: positions one move earlier. `reduce.steps`: until nothing can go.

Each looks at settings in the engine (`search`) and keeps the required play (`required_play`).
"""
