import LifecycleModels

/// Something that breaks when an app moves from the app delegate to scenes, and how to mend it.
public struct Breakage: Hashable, Sendable {
  /// The short name, which never changes.
  public let id: String
  /// What breaks, as a heading.
  public let title: String
  /// What its users or its developer notice, and why.
  public let explanation: String
  /// The code before and after.
  public let fix: CodeFix
  /// What Info.plist has to say, if that is part of it.
  public let propertyList: String?
  /// The projects that it has happened to.
  public let sources: [CirculatingClaim.Source]
  /// The facts behind it.
  public let citations: [Citation]

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
  public static let all = withScenes + withWindows + atLaunch
}
