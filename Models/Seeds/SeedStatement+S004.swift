extension SeedStatement {
  /// S004: the guide's chapter in Chinese.
  static let guideInTranslation: [SeedStatement] = []
}
