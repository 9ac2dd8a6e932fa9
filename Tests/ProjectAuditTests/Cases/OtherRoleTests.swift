import Testing

@testable import ProjectAudit

@Suite struct `A scene in a car` {
  private static let car = """
    <key>CPTemplateApplicationSceneSessionRoleApplication</key>
    <array><dict>
      <key>UISceneConfigurationName</key><string>Car</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CarDelegate</string>
    </dict></array>
    """

  private func found(app: String = "", others: String = "", car: String = car) -> [String] {
    BugCase.app(
      manifest: Plist.manifest(others: car), app: app,
      others: [
        "App/Car.swift":
          "class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}\n\(others)"
      ]
    ).found
  }

  private let active = "$0.activationState == .foregroundActive"

  @Test func `may be the first that is active`() {
    let scenes = "let scene = UIApplication.shared.connectedScenes"
    #expect(found(others: "\(scenes).first { \(active) } as? UIWindowScene") == ["R13 warning"])
    #expect(
      found(others: "\(scenes).first(where: { \(active) }) as? UIWindowScene") == ["R13 warning"])
    #expect(
      found(others: "\(scenes).first { \(active) && $0 is UIWindowScene } as? UIWindowScene") == [])
    #expect(
      found(others: "\(scenes).compactMap { $0 as? UIWindowScene }.first { \(active) }") == [])
    #expect(found(others: "\(scenes).first { \(active) } as? UIWindowScene", car: "") == [])
    #expect(
      found(others: "\(scenes).filter { \(active) }.first as? UIWindowScene") == ["R13 warning"])
    #expect(
      found(others: "\(scenes).first { \(active) }.flatMap { $0 as? UIWindowScene }") == [
        "R13 warning"
      ])
    #expect(
      found(others: "\(scenes).filter { \(active) }.compactMap { $0 as? UIWindowScene }.first")
        == [])
  }

  @Test func `may be the first of all`() {
    let scenes = "let scene = UIApplication.shared.connectedScenes"
    #expect(found(others: "\(scenes).first as? UIWindowScene") == ["R13 warning"])
    #expect(found(others: "\(scenes).first as! UIWindowScene") == ["R13 warning"])
    #expect(found(others: "\(scenes).compactMap { $0 as? UIWindowScene }.first") == [])
    #expect(found(others: "\(scenes).first { $0 is UIWindowScene } as? UIWindowScene") == [])
    #expect(found(others: "\(scenes).first as? UIWindowScene", car: "") == [])
  }

  @Test func `needs a configuration of its own`() {
    let all =
      "UISceneConfiguration(name: \"Default Configuration\", sessionRole: connectingSceneSession.role)"
    #expect(found(app: Code.configuration("return \(all)")) == ["R13 warning"])
    #expect(found(app: Code.configuration("return \(all)"), car: "") == [])
    let own = all.replacing("Default Configuration", with: "Car")
    let byRole =
      "if connectingSceneSession.role == .carTemplateApplication { return \(own) }\nreturn \(all)"
    #expect(found(app: Code.configuration(byRole)) == [])
    #expect(found(app: Code.configuration("return connectingSceneSession.configuration")) == [])
    let named = all.replacing("\"Default Configuration\"", with: "name")
    #expect(
      found(app: Code.configuration("let name = \"Default Configuration\"\nreturn \(named)"))
        == ["R13 warning"])
  }

  @Test func `needs a delegate of its own`() {
    func giving(_ type: String, _ condition: String = "") -> [String] {
      found(
        app: Code.configuration(
          """
          let made = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
          \(condition) made.delegateClass = \(type).self
          return made
          """))
    }
    #expect(giving("SceneDelegate") == ["R13 warning"])
    #expect(
      giving("SceneDelegate", "if connectingSceneSession.role == .windowApplication {}\n") == [])
    #expect(giving("CarDelegate").contains("R13 warning") == false)
  }
}
