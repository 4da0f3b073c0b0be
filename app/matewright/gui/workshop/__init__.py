"""The Workshop pane: settings of the diagram, examined while composing."""
