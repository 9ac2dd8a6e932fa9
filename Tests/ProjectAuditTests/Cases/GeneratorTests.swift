import Testing

@testable import ProjectAudit

@Suite struct `A project that a generator makes` {
  private func report(_ files: [String: String]) -> AuditReport {
    ProjectAudit(files: MemoryFiles(files)).report()
  }

  private func rules(_ report: AuditReport) -> [String] {
    report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  // MARK: XcodeGen

  private static let spec = """
    name: Notes
    include:
      - targets.yml
    """
  private static func targets(manifest: String) -> String {
    """
    targets:
      Notes:
        type: application
        platform: iOS
        sources:
          - App
          - path: More
            excludes: ["Old/**"]
        info:
          path: App/Info.plist
          properties:
            UIApplicationSceneManifest:
              UIApplicationSupportsMultipleScenes: \(manifest)
    """
  }

  @Test func `is judged by the description for XcodeGen, with what that includes`() {
    let report = report([
      "project.yml": Self.spec, "targets.yml": Self.targets(manifest: "true"),
      "App/AppDelegate.swift": Code.appDelegate,
      "More/Old/App.swift": Code.swiftUIApp,
    ])
    #expect(report.targets.map(\.name) == ["Notes"])
    #expect(report.targets.map(\.verdict) == [.willNotLaunch])
    #expect(rules(report) == ["R2 error"])
    #expect(report.targets[0].findings[0].file == "targets.yml")
    #expect(report.targets[0].findings[0].line == 12)
  }

  @Test(arguments: ["../App", "App"])
  func `has paths that begin at the file for XcodeGen that names them, or at the first one`(
    path: String
  ) {
    let target =
      "{type: application, platform: iOS, sources: [\(path)], info: {path: \(path)/Info.plist}}"
    let report = report([
      "project.yml": "name: Notes\ninclude: Parts/targets.yml\n",
      "Parts/targets.yml": "targets:\n  Notes: \(target)\n",
      "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
      "App/Info.plist": Plist.xml(Plist.manifest()),
    ])
    #expect(report.targets.map(\.verdict) == [.ready])
  }

  @Test func `may be copied to the folder of everything before XcodeGen reads it`() {
    let target =
      "{type: application, platform: iOS, sources: [Apps/Notes], info: {path: Apps/Notes/Info.plist}}"
    let report = report([
      "Apps/Notes/project.yml": "name: Notes\ninclude: Apps/Shared/targets.yml\n",
      "Apps/Shared/targets.yml": "targets:\n  Notes: \(target)\n",
      "Apps/Notes/AppDelegate.swift": Code.appDelegate,
      "Apps/Notes/SceneDelegate.swift": Code.sceneDelegate,
      "Apps/Notes/Info.plist": Plist.xml(Plist.manifest()),
    ])
    #expect(report.targets.map(\.verdict) == [.ready])
  }

  @Test func `has the plist that lies among its sources for XcodeGen`() {
    let target = "{type: application, platform: iOS, sources: [App]}"
    let report = report([
      "project.yml": "name: Notes\ntargets:\n  Notes: \(target)\n",
      "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
      "App/Info.plist": Plist.xml(Plist.manifest()),
    ])
    #expect(report.targets.map(\.verdict) == [.ready])
  }

  @Test(arguments: [("true", [String]()), ("false", ["R12 warning"])])
  func `has a plist that says the same as the description`(manifest: String, findings: [String]) {
    var fixture = ProjectFixture(
      name: "Notes",
      targets: [.init(name: "Notes", files: ["App/App.swift": Code.swiftUIApp])],
      files: ["project.yml": Self.spec, "targets.yml": Self.targets(manifest: manifest)])
    fixture.files["App/Info.plist"] = Plist.xml(
      """
      <key>UIApplicationSceneManifest</key>
      <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
      """)
    #expect(rules(fixture.report) == findings)
    #expect(fixture.report.targets.count == 1)
  }

  @Test func `leaves out only the sources that XcodeGen leaves out`() {
    func verdict(_ excluded: String) -> String? {
      report([
        "project.yml": """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["\(excluded)"]
            settings: {INFOPLIST_FILE: App/Info.plist}
        """,
        "App/Info.plist": Plist.xml(Plist.manifest()),
        "App/A/AppDelegate.swift": Code.appDelegate,
        "App/A/SceneDelegate.swift": Code.sceneDelegate,
      ]).targets.first?.verdict.name
    }
    #expect(verdict("**/*.md") == "ready")
    #expect(verdict("B") == "ready")
    #expect(verdict("*.swift") == "ready")
    #expect(verdict("A") == "willNotLaunch")
    #expect(verdict("**/A/*") == "willNotLaunch")
    #expect(verdict("**/Scene*.swift") == "willNotLaunch")
    #expect(verdict("A/SceneDelegate.swift") == "willNotLaunch")
  }

  @Test(arguments: [
    "settings: {configs: {Debug: {INFOPLIST_FILE: A.plist}}}", "configFiles: {Debug: A.xcconfig}",
  ])
  func `is not judged where only configurations for XcodeGen may name the plist`(line: String) {
    let target =
      "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: App\n    "
    let report = report(["project.yml": target + line, "App/AppDelegate.swift": Code.appDelegate])
    #expect(report.targets.map(\.verdict.name) == ["notJudged"])
  }

  // MARK: Descriptions without code

  private static let emptyConfigurations = """
    {"expo": {"name": "AAO", "ios": {"infoPlist": {"UIApplicationSceneManifest": {
      "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": {}}}}}}
    """

  @Test func `will not launch if Expo is told to write an empty manifest`() {
    let report = report(["app.json": Self.emptyConfigurations])
    #expect(report.targets.map(\.verdict) == [.willNotLaunch])
    #expect(rules(report) == ["R2 error"])
  }

  @Test func `is judged after it was made, if Expo is told of a delegate`() {
    let script = """
      export default {
        ios: { infoPlist: { UIApplicationSceneManifest: { UISceneConfigurations: {
          UIWindowSceneSessionRoleApplication: [{ UISceneDelegateClassName: "$(PRODUCT_MODULE_NAME).S" }],
        } } } },
      };
      """
    let report = report(["app.config.ts": script])
    #expect(report.targets.map(\.verdict.name) == ["notJudged"])
    #expect(rules(report) == ["R12 note"])
  }

  @Test func `will not launch if Briefcase is told to write an empty manifest`() {
    let report = report([
      "pyproject.toml": """
      [tool.briefcase.app.hello.iOS]
      info."UIApplicationSceneManifest" = { UIApplicationSupportsMultipleScenes = false, UISceneConfigurations = {} }
      """
    ])
    #expect(report.targets.map(\.name) == ["hello"])
    #expect(rules(report) == ["R2 error"])
  }

  @Test func `will not launch if Tauri merges an empty manifest`() {
    let report = report([
      "src-tauri/tauri.conf.json": "{}", "src-tauri/Info.ios.plist": Plist.xml(Plist.emptyManifest),
    ])
    #expect(rules(report) == ["R2 error"])
    #expect(report.targets[0].findings[0].file == "src-tauri/Info.ios.plist")
  }

  private static let others = [
    ("capacitor.config.ts", "const config = {}", "npx cap add ios"),
    ("pubspec.yaml", "name: a\ndependencies:\n  flutter:\n    sdk: flutter", "flutter create"),
    ("config.xml", "<widget id=\"a\"><name>A</name></widget>", "cordova platform add ios"),
  ]

  @Test(arguments: others)
  func `is judged after it was made`(file: String, text: String, command: String) {
    let verdict = report([file: text, "lib/main.dart": ""]).targets.map(\.verdict)
    #expect(verdict.first?.words.contains(command) ?? false)
  }

  @Test func `is not looked for where a project is already`() {
    var fixture = ProjectFixture(
      plist: Plist.xml(), ["App/App.swift": Code.swiftUIApp], files: [:])
    fixture.files["capacitor.config.json"] = "{}"
    #expect(fixture.report.targets.map(\.name) == ["App"])
  }

  @Test func `is not looked for in what Cordova has copied beside a project`() {
    var fixture = ProjectFixture(
      plist: Plist.xml(), ["App/App.swift": Code.swiftUIApp], files: [:])
    fixture.files["App/config.xml"] = "<widget id=\"a\"><name>A</name></widget>"
    #expect(fixture.report.targets.map(\.name) == ["App"])
  }

  @Test(arguments: [
    ("app.json", "{ \"greeting\": 1,, }"), ("config.xml", "<settings/><broken"),
    ("Project.swift", "struct Project { let name"), ("pyproject.toml", "[tool.black\n"),
  ])
  func `is not made from a file of the same name that is about something else`(
    file: String, text: String
  ) {
    #expect(report([file: text]).targets.isEmpty)
  }

  @Test func `is not judged if its description cannot be read`() {
    let report = report(["project.yml": "targets:\n\t- a"])
    #expect(report.targets.map(\.verdict.name) == ["notJudged"])
  }
}
