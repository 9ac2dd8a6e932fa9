import Testing

@testable import Reporting

@Suite struct `The word nearest to a misspelt one` {
  @Test(arguments: [
    ("verfy", "verify"), ("veirfy", "verify"), ("Verify", "verify"), ("verifyy", "verify"),
    ("v", "verify"), ("dia", "diagram"), ("wlak", "walk"),
  ])
  func `is found`(word: String, nearest: String) {
    #expect(NearestWord.nearest(to: word, among: ["list", "verify", "walk", "diagram"]) == nearest)
  }

  @Test(arguments: ["", "xyz", "listlistlist", String(repeating: "a", count: 100_000)])
  func `is not made up`(word: String) {
    #expect(NearestWord.nearest(to: word, among: ["list", "verify", "walk", "diagram"]) == nil)
  }

  @Test func `is the first of several that are equally near`() {
    #expect(NearestWord.nearest(to: "I9", among: ["I1", "I2"]) == "I1")
  }

  @Test func `of none is none`() { #expect(NearestWord.nearest(to: "a", among: []) == nil) }
}
