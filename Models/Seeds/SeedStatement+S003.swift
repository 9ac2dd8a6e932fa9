extension SeedStatement {
  /// S003: the article on the launch procedure.
  static let articleOnLaunching: [SeedStatement] = []
}
