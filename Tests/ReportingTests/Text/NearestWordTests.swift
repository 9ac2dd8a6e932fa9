import Testing

@testable import Reporting

@Suite struct `The word nearest to a misspelt one` {
  @Test func `is found`() {
    let cases: [(String, String)] = [
      ("verfy", "verify"), ("veirfy", "verify"), ("Verify", "verify"), ("verifyy", "verify"),
      ("v", "verify"), ("dia", "diagram"), ("wlak", "walk"),
    ]
    for (word, nearest) in cases {
      #expect(
        NearestWord.nearest(to: word, among: ["list", "verify", "walk", "diagram"]) == nearest)
    }
  }

  @Test func `is not made up`() {
    let cases: [String] = ["", "xyz", "listlistlist", String(repeating: "a", count: 100_000)]
    for word in cases {
      #expect(NearestWord.nearest(to: word, among: ["list", "verify", "walk", "diagram"]) == nil)
    }
  }

  @Test func `is the first of several that are equally near`() {
    #expect(NearestWord.nearest(to: "I9", among: ["I1", "I2"]) == "I1")
  }

  @Test func `is asked about in a question`() {
    #expect(NearestWord.question("walk") == " Did you mean “walk”?")
    #expect(NearestWord.question(nil) == "")
  }

  @Test func `of none is none`() { #expect(NearestWord.nearest(to: "a", among: []) == nil) }
}
