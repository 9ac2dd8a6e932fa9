import ProjectFormats
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

  @Test func `is that it is ready if only the list of plugins is missing that Flutter writes`() {
    func verdict(missing name: String) -> String? {
      var files = ProjectFixture(
        plist: Plist.xml(), ["App/App.swift": Code.swiftUIApp, "App/\(name)": ""]
      ).all
      files["App/\(name)"] = nil
      return ProjectAudit(files: MemoryFiles(files)).report().targets.first?.verdict.name
    }
    #expect(verdict(missing: "GeneratedPluginRegistrant.m") == "ready")
    #expect(verdict(missing: "Other.m") == "readyWithNotes")
  }

  @Test(arguments: [
    (["SDKROOT": "macosx"], false), (["SDKROOT": "iphoneos"], true), (["SDKROOT": "auto"], true),
    (["SUPPORTED_PLATFORMS": "macosx"], false),
    (["SUPPORTED_PLATFORMS": "xros xrsimulator"], false),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos macosx"], true),
    (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos macosx"], true), ([:], true),
  ])
  func `is given to apps for iOS only`(settings: [String: String], isJudged: Bool) {
    let project = ProjectFixture(
      plist: Plist.xml(), ["App/App.swift": Code.swiftUIApp], settings: settings)
    #expect(project.report.targets.isEmpty != isJudged)
  }

  @Test func `is not given to an app for the Mac in a project for several platforms`() {
    let settings = BuildSettings(
      configuration: "Debug",
      levels: [
        .init(
          assignments: [.init(key: BuildSettingsKey("SDKROOT")!, value: "macosx")], unread: nil),
        .init(
          assignments: [
            .init(key: BuildSettingsKey("SUPPORTED_PLATFORMS")!, value: "iphoneos macosx")
          ], unread: nil),
      ], target: "App", project: "App", folder: .root)
    #expect(settings.platforms == "macosx")
  }

  @Test func `is that it will not launch if the class is in no source`() {
    let audit = app(Plist.xml(Plist.manifest()), ["App/AppDelegate.swift": Code.appDelegate])
    #expect(audit?.verdict == .willNotLaunch)
    #expect(audit?.findings.map(\.rule) == [.missingClass])
  }
}
