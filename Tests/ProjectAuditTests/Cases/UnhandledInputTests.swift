import Testing

@testable import ProjectAudit

@Suite struct `Input that an app declares` {
  private static let actions =
    "<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key>"
    + "<string>new</string></dict></array>"

  private func quickActions(_ others: String = "") -> [String] {
    BugCase.app(plist: [Self.actions], others: ["App/Other.swift": "class Other { \(others) }"])
      .found
  }

  @Test func `is found if it is a quick action that no code takes`() {
    #expect(quickActions() == ["R6 warning"])
    #expect(quickActions("func take(_ shortcutItem: UIApplicationShortcutItem) {}") == [])
    #expect(BugCase.app().found == [])
  }

  /// What is found in an app with links to a domain.
  private func links(_ others: String = "") -> [String] {
    var project = BugCase.app(others: ["App/Other.swift": "class Other { \(others) }"])
    project.targets[0].settings["CODE_SIGN_ENTITLEMENTS"] = "App/App.entitlements"
    project.files["App/App.entitlements"] = Plist.xml(
      "<key>com.apple.developer.associated-domains</key><array><string>applinks:example.org</string></array>"
    )
    return project.found
  }

  @Test func `is found if it is a link that no code takes`() {
    #expect(links() == ["R6 warning"])
    #expect(links("func go() { for x in xs { continue } }") == ["R6 warning"])
    #expect(
      links("func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { go() }")
        .contains("R6 warning") == false)
    #expect(links("var page: some View { Home().onOpenURL { go($0) } }") == [])
  }
}
