import Testing

@testable import ProjectAudit

@Suite struct `An app whose delegates depend on a flag` {
  private func findings(
    _ settings: [String: String], special: [String: [String: String]] = [:],
    settingsFile: String? = nil
  ) -> [AuditRule]? {
    let appDelegate = """
      \(Code.appDelegate)

      #if LEGACY
      extension AppDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) { save() }
      }
      #endif
      """
    return ProjectFixture(
      targets: [
        .init(
          name: "App",
          files: [
            "App/AppDelegate.swift": appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
          ],
          settings: settings.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 },
          special: special, settingsFile: settingsFile)
      ], files: ["App/Info.plist": Plist.xml(Plist.manifest())]
    ).report.targets.first?.findings.map(\.rule)
  }

  @Test func `is judged by what is compiled`() {
    #expect(findings([:]) == [])
    #expect(findings(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "LEGACY"]) == [.deadTransition])
    #expect(findings(["OTHER_SWIFT_FLAGS": "-Xfrontend -D LEGACY"]) == [.deadTransition])
    #expect(findings(["OTHER_SWIFT_FLAGS": "$(inherited) -DLEGACY"]) == [.deadTransition])
  }

  @Test func `is judged by both branches if one configuration has the flag`() {
    let release = ["Release": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "LEGACY"]]
    #expect(findings([:], special: release) == [.deadTransition])
  }

  @Test func `is judged by both branches if settings could not be read`() {
    #expect(findings([:], settingsFile: "Missing.xcconfig")?.contains(.deadTransition) == true)
  }

  @Test func `is judged by both branches if the command line can set the flag`() {
    let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(FLAGS)"]
    #expect(findings(settings) == [.deadTransition])
    #expect(findings(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) DEBUG"]) == [])
  }
}
