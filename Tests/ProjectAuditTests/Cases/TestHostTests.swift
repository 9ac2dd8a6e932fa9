import Testing

@testable import ProjectAudit

@Suite struct `An app that hosts tests` {
  /// The apps that are judged in a repository with an app called Notes, beside some files.
  private func judged(beside files: [String: String]) -> [String] {
    var all = BugCase.app().all
    all["Notes.xcodeproj/project.pbxproj"] = all.removeValue(
      forKey: "App.xcodeproj/project.pbxproj")
    return ProjectAudit(files: MemoryFiles(all.merging(files) { $1 })).report().targets.map(\.name)
  }

  /// A description of an app with tests.
  private static func description(app: String = "Driven", tests: String) -> [String: String] {
    [
      "Drive/project.yml": """
      targets:
        \(app): {type: application, platform: iOS, sources: [Driven]}
        \(tests): {type: bundle.ui-testing, platform: iOS, settings: {TEST_TARGET_NAME: \(app)}}
      """,
      "Drive/Driven/App.swift": Code.swiftUIApp,
    ]
  }

  @Test func `is one whose tests are named after something else around it`() {
    #expect(judged(beside: Self.description(tests: "NotesUITests")) == ["App"])
    #expect(judged(beside: Self.description(tests: "DrivenUITests")) == ["App", "Driven"])
    #expect(judged(beside: Self.description(tests: "AcceptanceTests")) == ["App", "Driven"])
    #expect(judged(beside: Self.description(tests: "UITests")) == ["App", "Driven"])
  }

  @Test func `is named by what its tests depend on, too`() {
    let files = Self.description(tests: "NotesTests").mapValues {
      $0.replacing("settings: {TEST_TARGET_NAME: Driven}", with: "dependencies: [{target: Driven}]")
    }
    #expect(judged(beside: files) == ["App"])
  }

  @Test(arguments: ["TEST_HOST", "TEST_TARGET_NAME"])
  func `of a library is passed over beside an example`(setting: String) {
    let value = setting == "TEST_HOST" ? "$(BUILT_PRODUCTS_DIR)/Stage.app/Stage" : "Stage"
    func report(_ library: String) -> AuditReport {
      var project = BugCase.app()
      project.targets[0].name = "Stage"
      project.targets.append(.init(name: library, type: "framework"))
      project.targets.append(
        .init(name: "CacheTests", type: "bundle.unit-test", settings: [setting: value]))
      project.name = "Cache"
      let example = BugCase.app().all.map { ("Examples/" + $0.key, $0.value) }
      let files = project.all.merging(example) { $1 }
      return ProjectAudit(files: MemoryFiles(files)).report()
    }
    #expect(report("Cache").targets.map(\.name) == ["App"])
    #expect(
      report("Cache").remarks.contains { $0.hasPrefix("“Stage” of Cache.xcodeproj is an app for") })
    #expect(report("Other").targets.map(\.name) == ["Stage"])
  }

  @Test(arguments: [
    "Notes.UITests.Apple/project.yml", "Notes.Tests.iOS/project.yml", "NotesTests/project.yml",
  ])
  func `may lie in a folder whose name says so between dots`(path: String) {
    let app = "targets: {Driven: {type: application, platform: iOS, sources: [App]}}"
    #expect(judged(beside: [path: app]) == ["App"])
    #expect(judged(beside: ["Contests/project.yml": app]) == ["App", "Driven"])
  }

  @Test func `of NET may have a project whose name says so between dots`() {
    let project =
      "<Project><PropertyGroup><TargetFramework>net10.0-ios</TargetFramework></PropertyGroup></Project>"
    func app(_ name: String) -> [String: String] {
      ["src/\(name).csproj": project, "src/Info.plist": Plist.xml(Plist.emptyManifest)]
    }
    #expect(judged(beside: app("Notes.Tests.iOS")) == ["App"])
    #expect(judged(beside: app("Notes.iOS")) == ["App", "Notes.iOS"])
  }

  @Test func `with a project gives way to an app of which only a description is there`() {
    var project = BugCase.app()
    project.targets[0].name = "StageHost"
    project.files["Notes/project.yml"] =
      "targets: {Notes: {type: application, platform: iOS, sources: [Sources]}}"
    project.files["Notes/Sources/App.swift"] = Code.swiftUIApp
    #expect(project.report.targets.map(\.name) == ["Notes"])
    #expect(
      project.report.remarks.contains { $0.hasPrefix("“StageHost” of App.xcodeproj is an app for") }
    )
  }

  @Test func `is named where the description has another app`() {
    let both = """
      targets:
        Notes: {type: application, platform: iOS, sources: [App]}
        NotesHost: {type: application, platform: iOS, sources: [App]}
      """
    let report = ProjectAudit(
      files: MemoryFiles(["project.yml": both, "App/App.swift": Code.swiftUIApp])
    ).report()
    #expect(report.targets.map(\.name) == ["Notes"])
    #expect(
      report.remarks == ["“NotesHost” of project.yml is an app for tests, and is not judged."])
  }
}
