import SwiftUI
import Testing

@Suite struct `Elements at offsets` {
  @Test func `are removed`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
  }

  @Test func `are placed further down`() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(letters == ["c", "a", "b", "d"])
  }

  @Test func `are placed further up`() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [3], toOffset: 1)
    #expect(letters == ["a", "d", "b", "c"])
  }
}
