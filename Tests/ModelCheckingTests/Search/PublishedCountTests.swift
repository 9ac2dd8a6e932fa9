import ModelChecking
import Testing

@Suite struct `Published counts` {
  /// The machines with more states than this are left to a thorough run.
  static let largest = Thoroughness.isFull ? Int.max : 3_000

  private func expectCounts(_ all: [PublishedCount]) {
    for published in all where published.states <= Self.largest {
      let surprises = published.variants.surprises { !published.agrees(with: $0) }
      #expect(surprises == [], "\(published.name)")
    }
  }

  @Test func `of TLA+ specifications are met by every search`() { expectCounts(PublishedCount.tla) }

  @Test func `of protocols are met by every search`() { expectCounts(PublishedCount.protocols) }

  @Test func `of puzzles are met by every search`() { expectCounts(PublishedCount.puzzles) }
}
