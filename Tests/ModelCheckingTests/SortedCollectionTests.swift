import ModelChecking
import Testing

@Suite struct `A sorted set` {
  @Test func `has one order, however it came to be`() {
    var set: SortedSet = [3, 1, 2]
    set.insert(0)
    set.remove(2)
    #expect(Array(set) == [0, 1, 3] && set == SortedSet([1, 3, 0, 3]))
    #expect(set.description == "[0, 1, 3]")
  }

  @Test func `says whether something has changed`() {
    var set: SortedSet = ["a"]
    #expect(set.insert("b") && !set.insert("b") && set.contains("b"))
    #expect(set.remove("a") && !set.remove("a") && !set.contains("a"))
  }

  @Test func `agrees with a set of the standard library`() {
    var generator = SeededGenerator(seed: 3)
    var (sorted, plain) = (SortedSet<Int>(), Set<Int>())
    for _ in 0..<2_000 {
      let number = generator.next(below: 40)
      if generator.next(below: 2) == 0 {
        #expect(sorted.insert(number) == plain.insert(number).inserted)
      } else {
        #expect(sorted.remove(number) == (plain.remove(number) != nil))
      }
    }
    #expect(Array(sorted) == plain.sorted())
  }
}

@Suite struct `A sorted dictionary` {
  @Test func `has one order, however it came to be`() {
    var votes: SortedDictionary = ["c": 1, "a": 2]
    votes["b", default: 0] += 5
    votes["c"] = nil
    votes["d"] = nil
    #expect(votes.keys == ["a", "b"] && votes.values == [2, 5] && votes["c"] == nil)
    #expect(votes.map(\.key) == ["a", "b"] && votes.description == "[a: 2, b: 5]")
  }

  @Test func `agrees with a dictionary of the standard library`() {
    var generator = SeededGenerator(seed: 4)
    var (sorted, plain) = (SortedDictionary<Int, Int>(), [Int: Int]())
    for round in 0..<2_000 {
      let key = generator.next(below: 40)
      let value = generator.next(below: 3) == 0 ? nil : round
      (sorted[key], plain[key]) = (value, value)
    }
    #expect(sorted.keys == plain.keys.sorted() && sorted.allSatisfy { plain[$0.key] == $0.value })
    #expect(sorted.count == plain.count)
  }
}
