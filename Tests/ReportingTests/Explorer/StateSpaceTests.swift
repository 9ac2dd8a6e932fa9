import Foundation
import ModelChecking
import Testing

@testable import Reporting

@Suite struct `The page of a state space` {
  @Test func `names its only script by a digest that others compute too`() {
    // The examples of FIPS 180-4, and one block that is just too long for its length.
    #expect(
      hex(SHA256.digest(of: Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.digest(of: []))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(SHA256.digest(of: Array(String(repeating: "a", count: 56).utf8)))
        == "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a")
  }

  @Test func `writes numbers of every size`() {
    var numbers = CompactNumbers()
    for number in [0, 127, 128, 16_384] { numbers.append(number) }
    for number in [0, -1, 1, -65] { numbers.append(signed: number) }
    #expect(numbers.bytes == [0, 127, 128, 1, 128, 128, 1, 0, 1, 2, 129, 1])
  }

  @Test func `holds no label as markup`() {
    let label = "</script><script>alert('\"')</script>\u{0}\u{7}<!--"
    var space = Bell().space(word: label)
    space.facts = [StateSpace.Fact(label: label, statement: label, documents: label)]
    (space.replay, space.test) = (label, label)
    let page = space.page
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `may run its own script, and fetch nothing`() throws {
    let page = Bell().space().page
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    #expect(!page.contains("src="))
    // An element inserted by hand would not run; an attribute of its own would be one.
    #expect(page.firstMatch(of: /\son[a-z]+="/) == nil)
  }

  @Test func `tells a run that breaks what must happen in the end, with its loop`() throws {
    let vocabulary = try LivenessVocabulary<Bell>(
      predicates: [.state("broken") { $0 == .broken }, .state("odd") { _ in false }])
    let statements = [
      ("L1", "eventually broken"), ("L2", "always (broken implies always broken)"),
    ]
    let space = StateSpace(
      exploring: Bell().explore(), title: "bell",
      runs: try statements.map { id, formula in
        StateSpace.RunStatement(
          id: id, property: try LivenessProperty(id, LTLFormula(formula), in: vocabulary))
      },
      describing: { "\($0)" },
      action: { StateSpace.Action(name: "\($0)", initiator: "hand") })
    #expect(space.properties.map(\.verdict) == ["violated", "holds"])
    #expect(space.properties.map(\.isAboutRuns) == [true, true])
    // It is pressed and stopped for ever, and never smashed.
    let way = space.properties[0].counterexample.map { space.actions[$0].name }
    #expect(way == ["press", "stop"])
    #expect(space.properties.map(\.backTo) == [0, nil])
    #expect(space.page.contains("\"runs\":true,\"backTo\":0}"))
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
}
