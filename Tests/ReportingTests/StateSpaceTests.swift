import Foundation
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
    let state = StateSpace.State(words: label, conditions: [false], transitions: [(0, 0)])
    let action = StateSpace.Action(
      name: label, initiator: label, callback: label, facts: [label], conditions: [])
    let property = StateSpace.Property(
      id: label, statement: label, verdict: "holds", start: nil, counterexample: [])
    let page = StateSpace(
      title: label, actions: [action], conditions: [label], states: [state], initialCount: 1,
      properties: [property], replay: label
    ).page
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
}
