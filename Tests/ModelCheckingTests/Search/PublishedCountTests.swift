import ModelChecking
import Testing
import Thoroughness

@Suite struct `Published counts` {
  /// The machines with more states than this are left to a thorough run.
  static let largest = Thoroughness.isFullForEngine ? Int.max : 400

  private func expectCounts(_ all: [PublishedCount]) {
    for published in all where published.states <= Self.largest {
      let unexpectedVerdicts = published.variants.unexpectedVerdicts { !published.agrees(with: $0) }
      #expect(unexpectedVerdicts == [], "\(published.name)")
    }
  }

  @Test func `of TLA+ specifications are met by every search`() { expectCounts(PublishedCount.tla) }

  @Test func `of protocols are met by every search`() { expectCounts(PublishedCount.protocols) }

  @Test func `of puzzles are met by every search`() { expectCounts(PublishedCount.puzzles) }
}
