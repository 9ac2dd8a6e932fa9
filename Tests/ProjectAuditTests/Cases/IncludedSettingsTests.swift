import Testing

@testable import ProjectAudit

@Suite struct `A file of settings that another includes` {
  /// What is said of an app whose plist only an included file names.
  private func verdict(_ files: [String: String]) -> String? {
    var project = BugCase.app()
    project.name = "ios/App"
    project.targets[0].settings = [:]
    project.targets[0].settingsFile = "Config/Debug.xcconfig"
    var all = project.all.filter { $0.key.hasPrefix("ios/App.xcodeproj") }
    for (path, text) in project.all where !path.hasPrefix("ios/") { all["ios/" + path] = text }
    return ProjectAudit(files: MemoryFiles(all.merging(files) { $1 })).report().targets.first?
      .verdict.name
  }

  private static let plist = "INFOPLIST_FILE = App/Info.plist"

  @Test(arguments: ["ios/Config/Base.xcconfig", "ios/Base.xcconfig"], ["Base.xcconfig", "Base"])
  func `lies beside it or in the folder of the project, and may lack its extension`(
    path: String, name: String
  ) {
    let file = ["ios/Config/Debug.xcconfig": "#include \"\(name)\""]
    #expect(verdict(file.merging([path: Self.plist]) { $1 }) == "ready")
    #expect(verdict(file) == "notJudged")
  }

  @Test func `is looked for beside it first, then beside what includes that`() {
    let files = [
      "ios/Config/Debug.xcconfig": "#include \"More/Inner\"",
      "ios/Config/More/Inner.xcconfig": "#include \"Base\"",
      "ios/Config/Base.xcconfig": Self.plist, "ios/Base.xcconfig": "INFOPLIST_FILE = Other.plist",
    ]
    #expect(verdict(files) == "ready")
    let nearer = ["ios/Config/More/Base.xcconfig": "INFOPLIST_FILE = None.plist"]
    #expect(verdict(files.merging(nearer) { $1 }) == "notJudged")
  }
}
