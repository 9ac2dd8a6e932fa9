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
  }
}
