import Testing

@testable import ProjectAudit

@Suite struct `The first run of an app` {
  private func found(_ launch: String, _ members: String = "") -> [String] {
    BugCase.app(
      plist: [Plist.strings("UIBackgroundModes", "audio")],
      app: Code.didFinish(launch) + "\n" + members
    ).found
  }

  private static let asking = "UserDefaults.standard.bool(forKey: \"hasRun\")"

  @Test(arguments: [
    "if !\(asking) { Keychain.shared.removeAll() }",
    "if \(asking) == false { SecItemDelete(query) }",
    "if UserDefaults.standard.object(forKey: \"hasRun\") == nil { keychain.clear() }",
    "if \(asking) { refresh() } else { KeychainWrapper.standard.removeAllKeys() }",
  ])
  func `is not told from user defaults that cannot be read`(launch: String) {
    #expect(found(launch) == ["R17 warning"])
  }

  @Test func `is less likely to be mistaken in an app that is only started by its users`() {
    let launch = Code.didFinish("if !\(Self.asking) { Keychain.clear() }")
    #expect(BugCase.app(app: launch).found == ["R17 note"])
  }

  @Test func `is not told from a property that asks them`() {
    let first = "var isFirst: Bool { UserDefaults.standard.string(forKey: \"hasRun\") == nil }"
    #expect(found("if isFirst { Keychain.clear() }", first) == ["R17 warning"])
    #expect(found("if !isFirst { Keychain.clear() }", first) == [])
    let kept = "var hasRun: Bool { get { \(Self.asking) } set { save(!newValue) } }"
    #expect(found("if !hasRun { Keychain.clear() }", kept) == ["R17 warning"])
  }

  @Test(arguments: [
    "if \(asking) { Keychain.shared.removeAll() }", "if !\(asking) { cache.removeAll() }",
    "if UIApplication.shared.isProtectedDataAvailable { if !\(asking) { Keychain.clear() } }",
    "if !\(asking), isReadable { Keychain.clear() }", "if isFirst { Keychain.clear() }",
  ])
  func `may be told in another way`(launch: String) { #expect(found(launch) == []) }
}
