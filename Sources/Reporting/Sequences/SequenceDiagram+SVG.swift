extension SequenceDiagram {
  /// The picture as SVG, drawn without any other program.
  ///
  /// It has no style sheet and no script, so it can stand in a page that allows neither.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public var svg: String { svgMarkup.source + "\n" }

  /// The picture as a part of a page.
  public var svgMarkup: Markup {
    var drawing = SequenceDrawing(self)
    return drawing.markup
  }
}
