import Testing

@testable import ProjectAudit

@Suite struct `A project that Tuist makes` {
  private func report(_ files: [String: String]) -> AuditReport {
    ProjectAudit(files: MemoryFiles(files)).report()
  }

  private func rules(_ report: AuditReport) -> [String] {
    report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  private static func project(_ plist: String) -> String {
    """
    import ProjectDescription

    let project = Project(
      name: "Runpick",
      targets: [
        .target(
          name: "Runpick", destinations: .iOS, product: .app, bundleId: "a.b",
          infoPlist: \(plist),
          sources: ["Sources/**"]),
        .target(name: "RunpickTests", destinations: .iOS, product: .unitTests, bundleId: "a.c"),
      ])
    """
  }

  private static let extended = """
    .extendingDefault(with: [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
          ]
        ],
      ]
    ])
    """

  private static let sources = [
    "Sources/AppDelegate.swift": Code.appDelegate,
    "Sources/SceneDelegate.swift": Code.sceneDelegate,
  ]

  @Test func `is judged by the literals of its description`() {
    let report = report(
      Self.sources.merging(["Project.swift": Self.project(Self.extended)]) { $1 })
    #expect(report.targets.map(\.name) == ["Runpick"])
    #expect(rules(report) == [])
    #expect(report.targets.map(\.verdict) == [.ready])
  }

  @Test(arguments: [("Sources/Private", false), ("Data", true)])
  func `is ready only if the folders of its sources are listed`(folder: String, isReady: Bool) {
    let contents = Self.sources.merging(["Project.swift": Self.project(Self.extended)]) { $1 }
    let files = RefusedFiles(
      files: MemoryFiles(contents),
      refusals: [Refusal(path: ProjectPath(folder), isFolder: true, words: "Permission denied")])
    let targets = ProjectAudit(files: files).report().targets
    #expect(targets.map { $0.verdict == .ready } == [isReady])
    #expect(targets.flatMap(\.unread).map(\.file) == (isReady ? [] : [folder]))
  }

  @Test func `is judged by a helper that the description names`() {
    let helper = """
      extension InfoPlist {
        public static let defaultApp: InfoPlist = \(Self.extended)
      }
      """
    let files = [
      "Projects/App/Project.swift": Self.project(".defaultApp"),
      "Plugins/Environment/InfoPlist.swift": helper,
      "Projects/App/Sources/AppDelegate.swift": Code.appDelegate,
    ]
    #expect(rules(report(files)) == ["R3 error"])
  }

  @Test(arguments: [".default", ".extendingDefault(with: [:])", "[:]"])
  func `will not launch without a manifest, unless it is SwiftUI`(plist: String) {
    let uiKit = report(Self.sources.merging(["Project.swift": Self.project(plist)]) { $1 })
    #expect(uiKit.targets.map(\.verdict) == [.willNotLaunch])
    let swiftUI = report([
      "Project.swift": Self.project(plist), "Sources/App.swift": Code.swiftUIApp,
    ])
    #expect(swiftUI.targets.map(\.verdict) == [.ready])
  }

  @Test func `is not judged where its plist is computed`() {
    let report = report(
      Self.sources.merging(["Project.swift": Self.project("makeInfoPlist(for: .app)")]) { $1 })
    #expect(report.targets.map(\.verdict.name) == ["notJudged"])
  }

  @Test func `is not judged where a function makes the targets of an app`() {
    let call = "import ProjectDescription\nlet project = Project.makeApp(name: \"App\")"
    let verdict = report(["Project.swift": call]).targets.first?.verdict
    #expect(
      verdict?.words
        == "not judged: Project.swift cannot be judged: “Project.makeApp” makes "
        + "its targets, and its declaration was not found. Run “tuist generate”, and audit again."
    )
  }

  @Test(arguments: [
    (
      "let project = Project.makeModule(name: \"Notes\")",
      "“Project.makeModule” makes its targets, and its declaration was not found"
    ),
    (
      "import ProjectDescriptionHelpers\nlet project = Project(name: \"Notes\", targets: [.app(name: \"Notes\")])",
      "“ProjectDescriptionHelpers” may make its targets, and some of its declarations were not found"
    ),
  ])
  func `is not judged where functions leave no app that is written out`(code: String, words: String)
  {
    func verdicts(_ files: [String: String]) -> [String] {
      report(files).targets.map(\.verdict.words)
    }
    let text = "import ProjectDescription\n" + code
    let reason = "App/Project.swift cannot be judged: \(words)"
    let advice = "Run “tuist generate”, and audit again."
    #expect(verdicts(["App/Project.swift": text]) == ["not judged: \(reason). \(advice)"])
    let three = ["App", "Core", "Net"].map { ("\($0)/Project.swift", text) }
    #expect(
      verdicts(Dictionary(uniqueKeysWithValues: three)) == [
        "not judged: \(reason); 2 other files are not judged either. \(advice)"
      ])
    let app = ["Project.swift": Self.project(".default"), "Sources/App.swift": Code.swiftUIApp]
    #expect(verdicts(app.merging(["Core/Project.swift": text]) { $1 }) == ["ready"])
  }

  /// What is said of an app for Tuist with some arguments in place of its sources.
  private func tuistApp(_ arguments: String, _ files: [String: String] = [:]) -> [String] {
    let text = Self.project(".default").replacing("sources: [\"Sources/**\"]", with: arguments)
    return report(["Project.swift": text].merging(files) { $1 }).targets
      .map { "\($0.verdict.words), \($0.sourceCount)" }
  }

  @Test(arguments: [
    "[\"App\"]", "[.folder(\"App\")]", "[\"Other\", .folder(\"App\", exceptions: .exceptions([]))]",
    "[.folder(path: \"App\")]",
  ])
  func `has the folders that Tuist mirrors`(folders: String) {
    #expect(
      tuistApp("buildableFolders: \(folders)", ["App/App.swift": Code.swiftUIApp]) == ["ready, 1"])
  }

  @Test(arguments: ["App/Old.swift", "Old.swift", "App/O*.swift"])
  func `has no files that are excluded from what Tuist takes`(excluded: String) {
    let files = ["App/App.swift": Code.swiftUIApp, "App/Old.swift": Code.appDelegate]
    let folder =
      "buildableFolders: [.folder(\"App\", exceptions: .exceptions([.exception(excluded: [\"\(excluded)\"])]))]"
    #expect(tuistApp(folder, files) == ["ready, 1"])
    #expect(
      tuistApp("sources: [.glob(\"App/**\", excluding: \"\(excluded)\")]", files) == ["ready, 1"])
    #expect(
      tuistApp(folder.replacing("[\"\(excluded)\"]", with: "old"), files) == [
        "not judged: Project.swift cannot be judged: “excluded” is not a literal. Run “tuist generate”, and audit again., 2"
      ])
  }

  @Test(arguments: [
    ("", "Project.swift names no sources that the audit reads."),
    (
      "buildableFolders: [\"App\"]",
      "No entry point (@main, UIApplicationMain, main.swift or main.m) is in its sources."
    ),
    ("sources: all", "Project.swift cannot be judged: “sources” is not a literal."),
  ])
  func `is not judged without sources`(arguments: String, words: String) {
    #expect(
      tuistApp(arguments, ["App/A.swift": "class A {}"]).map { $0.prefix { $0 != "R" } } == [
        "not judged: \(words) "
      ])
  }

  @Test func `hosts tests if it builds the tests of something else with it`() {
    func apps(_ tests: String) -> [String] {
      let text = Self.project(".default")
        .replacing("RunpickTests", with: tests)
        .replacing(
          "bundleId: \"a.c\"", with: "bundleId: \"a.c\", dependencies: [.target(name: \"Runpick\")]"
        )
      return report([
        "Stage/Project.swift": text, "Stage/Sources/App.swift": Code.swiftUIApp,
        "Notes/project.yml": "targets: {Notes: {type: application, platform: iOS, sources: [App]}}",
        "Notes/App/App.swift": Code.swiftUIApp,
      ]).targets.map(\.name).sorted()
    }
    #expect(apps("NotesTests") == ["Notes"])
    #expect(apps("RunpickTests") == ["Notes", "Runpick"])
  }
}
