import ModelChecking
import Testing
import Thoroughness

private enum Letter: CaseIterable, FiniteValue { case a, b, c, d, e }
private enum Five: Capacity { static let capacity = 5 }

/// Random operations on a collection for states and on one of the standard library.
@Suite struct `A collection for states` {
  private static let seeds = Thoroughness.seeds(300)

  /// The seed of the first sequence of 40 operations after which something differs.
  private func difference(_ run: (inout SeededGenerator) -> Bool) -> UInt64? {
    Self.seeds.first { seed in
      var generator = SeededGenerator(seed: seed)
      return !(0..<3).allSatisfy { _ in run(&generator) }
    }
  }

  private func letter(_ generator: inout SeededGenerator) -> Letter {
    Letter.allCases[generator.next(below: 5)]
  }

  @Test func `that is an array changes like one`() {
    let seed = difference { generator in
      var (array, expected) = (BoundedArray<Letter, Five>(), [Letter]())
      for _ in 0..<40 {
        let letter = letter(&generator)
        switch generator.next(below: 4) {
        case 0 where expected.count < 5:
          array.append(letter)
          expected.append(letter)
        case 1 where expected.count < 5:
          let position = generator.next(below: expected.count + 1)
          array.insert(letter, at: position)
          expected.insert(letter, at: position)
        case 2 where !expected.isEmpty:
          let position = generator.next(below: expected.count)
          if array.remove(at: position) != expected.remove(at: position) { return false }
        case 3 where !expected.isEmpty:
          let position = generator.next(below: expected.count)
          array[position] = letter
          expected[position] = letter
        default: break
        }
        // Equal lists must be equal words, however they came to be.
        if Array(array) != expected || array != BoundedArray(expected) { return false }
      }
      return array.description == expected.description
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `that is a queue changes like an array`() {
    let seed = difference { generator in
      var (queue, expected) = (BoundedQueue<Letter, Five>(), [Letter]())
      for _ in 0..<40 {
        let letter = letter(&generator)
        switch generator.next(below: 3) {
        case 0 where !queue.isFull:
          queue.append(letter)
          expected.append(letter)
        case 1:
          let first = expected.isEmpty ? nil : expected.removeFirst()
          if queue.popFirst() != first { return false }
        case 2 where !expected.isEmpty:
          let position = generator.next(below: expected.count)
          if queue.remove(at: position) != expected.remove(at: position) { return false }
        default: break
        }
        if Array(queue) != expected || queue != BoundedQueue(expected) { return false }
        if queue.isFull != (expected.count == 5) { return false }
      }
      return queue.description == expected.description
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `that is a set changes like one`() {
    let seed = difference { generator in
      var (set, expected) = (FiniteSet<Letter>(), Set<Letter>())
      for _ in 0..<40 {
        let other = FiniteSet([letter(&generator), letter(&generator)])
        let letter = letter(&generator)
        switch generator.next(below: 6) {
        case 0: if set.insert(letter).inserted != expected.insert(letter).inserted { return false }
        case 1: if set.remove(letter) != expected.remove(letter) { return false }
        case 2: (set, expected) = (set.union(other), expected.union(other))
        case 3:
          (set, expected) = (set.symmetricDifference(other), expected.symmetricDifference(other))
        case 4: if set.update(with: letter) != expected.update(with: letter) { return false }
        default: if set.isSubset(of: other) != expected.isSubset(of: Set(other)) { return false }
        }
        let members = Letter.allCases.filter(expected.contains)
        if Array(set) != members || set.count != members.count { return false }
        if set.intersection(other) != FiniteSet(expected.intersection(other)) { return false }
      }
      return set.description == Letter.allCases.filter(expected.contains).description
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `that is a map changes like a dictionary`() {
    let seed = difference { generator in
      var map = FiniteMap<Letter, Letter?>(repeating: nil)
      var expected: [Letter: Letter] = [:]
      for _ in 0..<40 {
        let key = letter(&generator)
        let value = generator.next(below: 3) == 0 ? nil : letter(&generator)
        map[key] = value
        expected[key] = value
        if map.contains(where: { $0.value != expected[$0.key] }) { return false }
        if map != FiniteMap({ expected[$0] }) { return false }
      }
      return map.map(\.key) == Letter.allCases
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `that is a bag changes like a dictionary of counts`() {
    let seed = difference { generator in
      var (bag, expected) = (BoundedBag<Letter, Five>(), [Letter: Int]())
      for _ in 0..<40 {
        let letter = letter(&generator)
        let count = expected[letter, default: 0]
        if generator.next(below: 2) == 0 {
          if bag.remove(letter) != (count > 0) { return false }
          expected[letter] = max(0, count - 1)
        } else if bag.totalCount < 5 {
          bag.insert(letter)
          expected[letter] = count + 1
        }
        if bag.totalCount != expected.values.reduce(0, +) { return false }
        for letter in Letter.allCases where bag.count(of: letter) != expected[letter, default: 0] {
          return false
        }
        let list = Letter.allCases.flatMap { Array(repeating: $0, count: expected[$0, default: 0]) }
        if bag != BoundedBag(list) { return false }
      }
      return bag.map(\.element) == Letter.allCases.filter { expected[$0, default: 0] > 0 }
    }
    #expect(seed == nil, "seed of the first difference")
  }
}
