"""Parts of windows that know nothing of chess: style, layouts, notices, tables, small dialogs."""
