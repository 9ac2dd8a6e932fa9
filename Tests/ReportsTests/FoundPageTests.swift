import Testing

@testable import reports

@Suite struct `A bug that was found` {
  @Test(arguments: FoundBug.all)
  func `is found by its rule, and not after its repair`(bug: FoundBug) {
    #expect(bug.finding != nil, "\(bug.title)")
    #expect(bug.findingsAfterRepair.map(\.message) == [], "\(bug.title)")
  }

  @Test func `is told with the finding, the shortest life and the repair`() {
    let page = FoundPage().text
    for (index, bug) in FoundBug.all.enumerated() {
      #expect(page.contains("<a id=\"bug-\(index + 1)\"></a>\(bug.title)\n"))
      #expect(page.contains(bug.repair))
    }
    #expect(page.contains("Facts: F152, F153. Shortest life: launch, home."))
  }
}
