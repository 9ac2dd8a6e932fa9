import ModelChecking
import Testing

@Suite struct `Published counts` {
  static let all = PublishedCount.tla + PublishedCount.protocols + PublishedCount.puzzles

  @Test(arguments: all) func `are met by every search`(published: PublishedCount) {
    #expect(published.variants.surprises { !published.agrees(with: $0) } == [])
  }
}
