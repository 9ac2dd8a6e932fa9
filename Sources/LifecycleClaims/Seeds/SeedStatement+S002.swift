import LifecycleModels

extension SeedStatement {
  /// S002: the App Programming Guide, The App Life Cycle.
  static let guide: [SeedStatement] =
    GuideChapter.statements(of: "S002") + [
      SeedStatement(
        "S002", "Its Chinese lines say that the system creates the app on the main thread.",
        .leftOut("a slip of the translation; the English line above it is what is modelled"))
    ]
}
