import Testing

@testable import ProjectAudit

@Suite struct `The addresses in a plan` {
  private func addresses(plist: String = "", entitlements: String? = nil) -> AppAddresses? {
    var project = BugCase.app(plist: [plist])
    if let entitlements {
      project.files["App/App.entitlements"] = entitlements
      project.targets[0].settings["CODE_SIGN_ENTITLEMENTS"] = "App/App.entitlements"
    }
    return project.report.targets.first?.plan?.addresses
  }

  private func types(_ schemes: String...) -> String {
    "<key>CFBundleURLTypes</key><array><dict>"
      + Plist.strings("CFBundleURLName", "a")
      + "<key>CFBundleURLSchemes</key><array>"
      + schemes.map { "<string>\($0)</string>" }.joined() + "</array></dict></array>"
  }

  private func domains(_ domains: String...) -> String {
    let items = domains.map { "<string>\($0)</string>" }.joined()
    return Plist.xml("<key>com.apple.developer.associated-domains</key><array>\(items)</array>")
  }

  @Test func `are a scheme of the plist and a domain of the entitlements`() {
    let addresses = addresses(
      plist: types("notes", "other"),
      entitlements: domains("webcredentials:a.org", "applinks:notes.org?mode=developer"))
    #expect(addresses == AppAddresses(url: "notes://", link: "https://notes.org/"))
  }

  @Test func `have no unknown settings, no wildcards and nothing that a shell would read`() {
    let addresses = addresses(
      plist: types("$(SCHEME)", "a b", "$x", "`a`", "app-1.x"),
      entitlements: domains("applinks:*.a.org", "applinks:$(DOMAIN)", "applinks:b.org"))
    #expect(addresses == AppAddresses(url: "app-1.x://", link: "https://b.org/"))
  }

  @Test func `are none if nothing lists any, or the entitlements cannot be read`() {
    #expect(addresses() == AppAddresses(url: nil, link: nil))
    #expect(addresses(entitlements: "<plist") == AppAddresses(url: nil, link: nil))
  }
}
