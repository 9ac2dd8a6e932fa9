import Testing

@testable import ProjectAudit

@Suite struct `The verdict on an app` {
  private func app(_ plist: String, _ files: [String: String]) -> TargetAudit? {
    ProjectFixture(
      targets: [.init(name: "App", files: files)], files: ["App/Info.plist": plist]
    ).report.targets.first
  }

  @Test func `is that it will not launch if it has no scenes`() {
    let audit = app(Plist.xml(Plist.mainStoryboard), ["App/AppDelegate.swift": Code.appDelegate])
    #expect(audit?.verdict == .willNotLaunch)
    #expect(audit?.findings.map(\.rule) == [.adoption])
    #expect(audit?.findings.first?.file == "App/Info.plist")
  }

  @Test func `is that it is ready if a manifest names a scene delegate`() {
    let audit = app(
      Plist.xml(Plist.manifest()),
      ["App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate])
    #expect(audit?.findings == [])
    #expect(audit?.verdict == .ready)
  }

  @Test func `is that it is ready if it is a SwiftUI app without a manifest`() {
    let audit = app(Plist.xml(), ["App/App.swift": Code.swiftUIApp])
    #expect(audit?.verdict == .ready)
  }

  @Test func `is that it will not launch if the class is in no source`() {
    let audit = app(Plist.xml(Plist.manifest()), ["App/AppDelegate.swift": Code.appDelegate])
    #expect(audit?.verdict == .willNotLaunch)
    #expect(audit?.findings.map(\.rule) == [.missingClass])
  }
}
