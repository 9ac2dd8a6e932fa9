extension SeedStatement {
  /// S000: a client from launch to interaction.
  static let articleOnExecutionFlow: [SeedStatement] = []
}
