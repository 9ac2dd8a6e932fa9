extension SeedStatement {
  /// S002: the App Programming Guide, The App Life Cycle.
  static let guide: [SeedStatement] = []
}
