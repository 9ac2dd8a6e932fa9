import Testing

@testable import ProjectAudit

@Suite struct `The class that a manifest names` {
  private func findings(
    _ name: String, scene: String = Code.sceneDelegate, file: String = "App/SceneDelegate.swift",
    settings: [String: String] = [:], others: [ProjectFixture.Target] = []
  ) -> [String] {
    var files = ["App/AppDelegate.swift": Code.appDelegate]
    if others.isEmpty { files[file] = scene }
    let project = ProjectFixture(
      targets: [
        .init(
          name: "App", files: files,
          settings: settings.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 },
          dependencies: others.map(\.name))
      ] + others, files: ["App/Info.plist": Plist.xml(Plist.manifest(name))])
    return project.report.targets.flatMap(\.findings)
      .map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  @Test(arguments: [
    "Other.SceneDelegate", "$(TARGET_NAME)X.SceneDelegate",
    "${PRODUCT_MODULE_NAME:lower}.SceneDelegate",
  ])
  func `is not found in a module that is not that of the target`(name: String) {
    #expect(findings("$(PRODUCT_MODULE_NAME).SceneDelegate") == [])
    #expect(findings(name) == ["R3 error"])
  }

  @Test func `is found in the module that declares it`() {
    let core = ProjectFixture.Target(
      name: "Core", type: "framework", files: ["Core/SceneDelegate.swift": Code.sceneDelegate],
      settings: [:])
    #expect(findings("Core.SceneDelegate", others: [core]) == [])
    #expect(findings("$(PRODUCT_MODULE_NAME).SceneDelegate", others: [core]) == ["R3 error"])
  }

  @Test func `has no module in Objective-C`() {
    let scene =
      "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n"
      + "@implementation SceneDelegate\n"
      + "- (void)show { [[UIWindow alloc] initWithWindowScene:_scene]; }\n@end"
    #expect(findings("SceneDelegate", scene: scene, file: "App/SceneDelegate.m") == [])
    #expect(
      findings("$(PRODUCT_MODULE_NAME).SceneDelegate", scene: scene, file: "App/SceneDelegate.m")
        == ["R3 error"])
    let named = Code.sceneDelegate.replacing(
      "class Scene", with: "@objc(SceneDelegate) class Scene")
    #expect(findings("SceneDelegate", scene: named) == [])
  }

  @Test func `has two names if it is written in Swift and named in Objective-C`() {
    let renamed = Code.sceneDelegate.replacing("class Scene", with: "@objc(AppScene) class Scene")
    #expect(findings("AppScene", scene: renamed) == [])
    #expect(findings("$(PRODUCT_MODULE_NAME).SceneDelegate", scene: renamed) == [])
    #expect(findings("SceneDelegate", scene: renamed) == ["R3 error"])
    #expect(findings("$(PRODUCT_MODULE_NAME).AppScene", scene: renamed) == ["R3 error"])
  }

  @Test func `is not found inside of another type`() {
    let nested = "enum Scenes {\n\(Code.sceneDelegate.replacing("import UIKit", with: ""))\n}"
    #expect(findings("$(PRODUCT_MODULE_NAME).SceneDelegate", scene: nested) == ["R3 error"])
  }

  @Test func `adopts the protocol through a typealias`() {
    let scene = Code.sceneDelegate
      .replacing("UIResponder, UIWindowSceneDelegate", with: "WindowBase")
    let alias = "typealias WindowBase = UIResponder & UIWindowSceneDelegate\n"
    #expect(findings("$(PRODUCT_MODULE_NAME).SceneDelegate", scene: alias + scene) == [])
  }

  @Test func `is suggested where it is missing`() {
    let report = BugCase.app(manifest: Plist.manifest("$(PRODUCT_MODULE_NAME).Missing")).report
    let finding = report.targets.flatMap(\.findings).first
    #expect(
      finding?.instead?.hasPrefix("class Missing: UIResponder, UIWindowSceneDelegate {\n") == true)
    #expect(finding?.instead?.contains("UIWindow(windowScene: windowScene)") == true)
  }

  @Test func `of CarPlay does not keep the app from launching`() {
    let car = """
      <key>CPTemplateApplicationSceneSessionRoleApplication</key>
      <array><dict>\(Plist.string("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).Car"))</dict></array>
      """
    let report = BugCase.app(manifest: Plist.manifest(others: car)).report
    #expect(report.targets.map(\.verdict) == [.willLoseInput])
    #expect(
      report.targets.flatMap(\.findings).filter { $0.severity == .error }.map(\.rule) == [
        .missingClass
      ])
  }

  @Test func `keeps the app from launching only where it is for a window and surely asked for`() {
    let car = """
      <key>CPTemplateApplicationSceneSessionRoleApplication</key>
      <array><dict>\(Plist.string("UISceneDelegateClassName", "CarDelegate"))</dict></array>
      """
    let source = "class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}"
    func verdict(_ manifest: String, _ app: String, _ others: [String: String] = [:])
      -> AuditVerdict?
    {
      BugCase.app(manifest: manifest, app: app, others: others).report.targets.first?.verdict
    }
    #expect(verdict(Plist.manifest(others: car), "", ["App/Car.swift": source]) == .willLoseInput)
    let request = "return UISceneConfiguration(name: \"Other\", sessionRole: role)"
    #expect(verdict(Plist.manifest(), Code.configuration(request)) == .willNotLaunch)
    let branch =
      "if role == .windowApplication { \(request) }; return .init(name: nil, sessionRole: role)"
    #expect(verdict(Plist.manifest(), Code.configuration(branch)) == .willLoseInput)
  }

  @Test func `is none if code asks for a configuration of another name`() {
    func configuration(_ name: String) -> [AuditRule] {
      BugCase.app(
        app: Code.configuration("return UISceneConfiguration(name: \(name), sessionRole: role)")
      ).report.targets.flatMap(\.findings).map(\.rule)
    }
    #expect(configuration("\"Default Configuration\"") == [])
    #expect(configuration("nil") == [])
    #expect(configuration("\"Default\"") == [.missingClass])
  }
}
