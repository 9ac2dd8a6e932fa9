import Testing

@testable import ProjectFormats

@Suite struct `A call in Starlark` {
  private static let calls =
    (try? ScriptLiterals(Array(Sample.starlark.utf8), .starlark))?.calls ?? []

  @Test func `is found outside of all others, also where a list is computed`() {
    #expect(Self.calls.map(\.name) == ["load", "app", "app"])
    #expect(Self.calls.map(\.line) == [1, 2, 8])
  }

  @Test func `has the literals among its arguments, joined by plus`() throws {
    let arguments = try #require(Self.calls.dropFirst().first).arguments
    #expect(arguments["name"]?.text == "Notes")
    #expect(arguments["minimum"]?.content == .number("15"))
    #expect(arguments["visible"]?.content == .boolean(true))
    #expect(arguments["text"]?.text == "several\nlines")
    let sources = try #require(arguments["srcs"]?.items)
    #expect(sources.map(\.text) == ["//core:A.swift", nil])
    #expect(sources[1]["include"]?.items?.map(\.text) == ["B/*.swift"])
    #expect(sources[1]["exclude"]?.items?.map(\.text) == ["B/Old.swift"])
  }

  @Test func `has expressions for what is computed`() throws {
    let arguments = try #require(Self.calls.dropFirst().first).arguments
    #expect(arguments["deps"]?.items?.map(\.content) == [.expression("d for d in DEPS")])
    guard case .expression? = arguments["kinds"]?.content else {
      Issue.record("\(String(describing: arguments["kinds"])) is no expression")
      return
    }
  }
}
