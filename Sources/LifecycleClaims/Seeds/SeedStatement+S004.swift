import LifecycleModels

extension SeedStatement {
  /// S004: the guide's chapter in Chinese.
  static let guideInTranslation: [SeedStatement] =
    GuideChapter.statements(of: "S004") + [
      SeedStatement(
        "S004", "UIApplication has no subclass, and its object can be of no other class.",
        .launch("F136"))
    ]
}
