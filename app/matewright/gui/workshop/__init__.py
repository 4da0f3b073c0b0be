"""The Workshop pane: settings of the diagram, looked at while it is composed."""
