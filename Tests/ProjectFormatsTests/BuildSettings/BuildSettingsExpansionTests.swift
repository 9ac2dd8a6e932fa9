import Testing

@testable import ProjectFormats

@Suite struct `A text with references to build settings` {
  private static let settings = [
    "A": "one", "B": "A", "LIST_one": "two", "NAME": "My App.é", "EMPTY": "", "DIGIT": "1a",
    "NESTED": "$(A)-${LIST_$(A)}", "LOOP": "a $(LOOP)", "FIRST": "$(SECOND)", "SECOND": "$(FIRST)",
    "GONE": "$(MISSING)",
  ]

  private static func expand(_ text: String) -> BuildSettingsExpansion {
    BuildSettingsExpansion(text) { settings[$0] }
  }

  @Test(arguments: [
    ("plain", "plain"), ("$(A)", "one"), ("${A}", "one"), ("$[A]", "one"), ("$A/$A", "one/one"),
    ("x$(A)y${A}z", "xoneyonez"), ("$($(B))", "one"), ("$(LIST_$(A))", "two"),
    ("$(NESTED)", "one-two"), ("$(NAME:lower)", "my app.é"), ("$(NAME:upper)", "MY APP.É"),
    ("$(NAME:c99extidentifier)", "My_App_é"), ("$(NAME:rfc1034identifier)", "My-App--"),
    ("$(NAME:identifier)", "My_App__"), ("$(DIGIT:c99extidentifier)", "_a"),
    ("$(DIGIT:rfc1034identifier)", "-a"), ("$(NAME:rfc1034identifier:lower)", "my-app--"),
    ("$(A:default=x)", "one"), ("$(EMPTY:default=x)", "x"), ("$(NONE:default=$(A))", "one"),
    ("$(NONE:default=)", ""), ("$(inherited) $(A)", " one"), ("$$(A)", "$(A)"), ("$", "$"),
    ("$(A", "$(A"), ("$()", "$()"), ("$5", "$5"), ("é$(A)é", "éoneé"),
  ])
  func `has them replaced`(written: String, expanded: String) {
    let expansion = Self.expand(written)
    #expect(expansion.text == expanded)
    #expect(expansion.unknown == [])
    #expect(expansion.circular == [])
    #expect(!expansion.isCutOff)
  }

  @Test(arguments: [
    ("$(MISSING) $(MISSING) ${OTHER:lower}", ["MISSING", "OTHER"]), ("$(A:dir)", ["A:dir"]),
    ("$(X_$(MISSING))", ["MISSING", "X_$(MISSING)"]),
  ])
  func `keeps those that cannot be replaced`(written: String, unknown: [String]) {
    let expansion = Self.expand(written)
    #expect(expansion.text == written)
    #expect(expansion.unknown == unknown)
  }

  @Test func `keeps the inner reference that cannot be replaced`() {
    #expect(Self.expand("$(GONE)!").text == "$(MISSING)!")
    #expect(Self.expand("$MISSING").unknown == [])
  }

  @Test func `ends where values refer to themselves`() {
    #expect(Self.expand("$(LOOP)").text == "a $(LOOP)")
    #expect(Self.expand("$(LOOP)").circular == ["LOOP"])
    #expect(Self.expand("$(FIRST)").circular == ["FIRST"])
  }

  @Test func `cannot grow without a limit`() {
    let expansion = BuildSettingsExpansion("$(A)") { "$(\($0)a)$(\($0)a)" }
    #expect(expansion.isCutOff)
    #expect(expansion.text.utf8.count < 10_000_000)
    let long = BuildSettingsExpansion(String(repeating: "$(A)", count: 9000)) { _ in
      String(repeating: "x", count: 10_000)
    }
    #expect(long.isCutOff)
    #expect(long.text.utf8.count < 2_000_000)
  }

  @Test(arguments: ["$(", "$($(A)", "$(A:", "$(A:default=", "${"])
  func `cannot be nested without a limit`(open: String) {
    let text = String(repeating: open, count: 20_000)
    #expect(Self.expand(text).text == text)
    let closed = text + String(repeating: ")", count: 20_000)
    _ = Self.expand(closed)
  }

  @Test func `takes the value of the next level for what it inherits`() {
    #expect(BuildSettingsExpansion.inheriting("a $(inherited) ${inherited}", from: "b") == "a b b")
    #expect(BuildSettingsExpansion.inheriting("$(inherited)", from: nil) == "")
    #expect(BuildSettingsExpansion.inheriting("a", from: "b") == "a")
  }
}
