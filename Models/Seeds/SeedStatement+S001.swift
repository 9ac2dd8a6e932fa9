extension SeedStatement {
  /// S001: the UIApplication article.
  static let articleOnUIApplication: [SeedStatement] = []
}
