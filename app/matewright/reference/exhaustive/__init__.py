"""An exhaustive solver in plain Python: what a complete answer is, said as a program.

It tries everything and knows no shortcuts, so that it can be believed; other solvers are compared
with it. The rules of chess are python-chess's; the rules of problem chess stand here.
"""

from matewright.reference.exhaustive.answer import Answer, Attack, Defence, Phase
from matewright.reference.exhaustive.solver import solve

__all__ = ["Answer", "Attack", "Defence", "Phase", "solve"]
