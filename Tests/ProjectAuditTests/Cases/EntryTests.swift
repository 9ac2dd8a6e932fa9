import Testing

@testable import ProjectAudit

@Suite struct `The entry point` {
  private func verdict(_ files: [String: String]) -> String? {
    ProjectFixture(plist: Plist.xml(), files).report.targets.first?.verdict.name
  }

  private let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

  @Test func `is a delegate, if the app’s own protocol is called App`() {
    let files = [
      "App/App.swift":
        "protocol App {}\n@main \(delegate.replacing("UIResponder", with: "UIResponder, App"))"
    ]
    #expect(verdict(files) == "willNotLaunch")
  }

  @Test func `is a delegate, if code starts it or a SwiftUI app`() {
    let app = "struct PreviewApp: App { var body: some Scene { WindowGroup {} } }"
    let main = "if isPreview { PreviewApp.main() } else { "
    let starts = main + "UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self)) }"
    #expect(
      verdict(["App/main.swift": starts, "App/App.swift": app, "App/D.swift": delegate])
        == "willNotLaunch")
    #expect(verdict(["App/main.swift": main + "}", "App/App.swift": app]) == "ready")
  }

  @Test func `can be the method main of a delegate`() {
    #expect(
      verdict(["App/main.swift": "AppDelegate.main()", "App/D.swift": delegate]) == "willNotLaunch")
  }

  @Test func `may differ between configurations`() {
    let source = "#if DEBUG\n\(Code.swiftUIApp)\n#else\n@main \(delegate)\n#endif"
    let project = ProjectFixture(
      targets: [
        .init(
          name: "App", files: ["App/App.swift": source],
          settings: ["INFOPLIST_FILE": "App/Info.plist"],
          special: ["Debug": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]])
      ], files: ["App/Info.plist": Plist.xml()])
    #expect(project.report.targets.map(\.verdict) == [.willNotLaunch])
  }

  @Test(arguments: [
    ("main.m", "int main() { SDL_Init(0); return 0; }", "starts the app with SDL, which has"),
    (
      "main.m", "int main() { Py_Initialize(); }",
      "starts the app with the Python of Kivy, which has"
    ),
    (
      "main.cpp", "int main() { QGuiApplication app; return app.exec(); }",
      "starts the app with Qt, which has"
    ),
    (
      "main.mm", "int main() { ffi::start_app(); }",
      "calls no UIApplicationMain. It seems that a library starts the app, with"
    ),
  ])
  func `may be left to a library, which is named`(file: String, source: String, words: String) {
    let said = "not judged: App/\(file) \(words) an app delegate that is not among the sources."
    let generated = ProjectAudit(
      files: MemoryFiles([
        "project.yml": "targets: {Game: {type: application, platform: iOS, sources: [App]}}",
        "App/\(file)": source,
      ])
    ).report()
    var project = ProjectFixture(plist: Plist.xml(), ["App/\(file)": source])
    for report in [generated, project.report] {
      #expect(report.targets.map { $0.verdict.words.hasPrefix(said) } == [true])
    }
    // Without a plist, this is not the reason.
    project.configurations = []
    #expect(
      project.report.targets.map(\.verdict.words) == [
        "not judged: The target has no build configuration."
      ])
  }
}
