import LifecycleModels

/// Something that breaks when an app moves from the app delegate to scenes, and how to mend it.
struct Breakage: Hashable, Sendable {
  /// The short name, which never changes.
  let id: String
  /// What breaks, as a heading.
  let title: String
  /// What its users or its developer notice, and why.
  let explanation: String
  /// The code before and after.
  let fix: CodeFix
  /// What Info.plist has to say, if that is part of it.
  let propertyList: String?
  /// The projects that it has happened to.
  let sources: [CirculatingClaim.Source]
  /// The facts behind it.
  let citations: [Citation]

  init(
    _ id: String, _ title: String, _ explanation: String, fixedBy fix: CodeFix,
    propertyList: String? = nil, reportedBy sources: [CirculatingClaim.Source],
    citing citations: [Citation]
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.fix = fix
    self.propertyList = propertyList
    self.sources = sources
    self.citations = citations
  }

  /// Every breakage, in the order in which a migration meets them.
  static let all = withScenes + withWindows + atLaunch
}
