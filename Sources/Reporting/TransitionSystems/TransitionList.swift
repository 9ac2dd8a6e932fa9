/// Transitions in the order in which they are read: 12 bytes for each.
struct TransitionList {
  private var sources: [Int32] = []
  private var labels: [Int32] = []
  private var targets: [Int32] = []

  /// How many there are.
  var count: Int { sources.count }

  mutating func reserveCapacity(_ count: Int) {
    sources.reserveCapacity(count)
    labels.reserveCapacity(count)
    targets.reserveCapacity(count)
  }

  mutating func append(from source: Int, label: Int, to target: Int) {
    sources.append(Int32(source))
    labels.append(Int32(label))
    targets.append(Int32(target))
  }

  /// The transitions of each state one after the other, each in the order of reading; sorted in place.
  ///
  /// - Complexity: O(states + transitions).
  consuming func sorted(
    stateCount: Int
  ) -> (starts: [Int32], labels: [Int32], targets: [Int32]) {
    var starts = [Int32](repeating: 0, count: stateCount + 1)
    for source in sources { starts[Int(source) + 1] += 1 }
    for state in 0..<stateCount { starts[state + 1] += starts[state] }
    var next = starts
    // The place of each transition takes the place of its source.
    for index in sources.indices {
      let source = Int(sources[index])
      sources[index] = next[source]
      next[source] += 1
    }
    for index in sources.indices {
      while sources[index] != index {
        let place = Int(sources[index])
        sources.swapAt(index, place)
        labels.swapAt(index, place)
        targets.swapAt(index, place)
      }
    }
    return (starts, labels, targets)
  }
}

/// The labels of transitions, numbered from 0 in the order in which they are first found.
struct LabelTable {
  private(set) var names: [String] = []
  /// The number of the first label with a hash; one with the same hash has the next that is free.
  private var numbers: [Int: Int] = [:]

  /// The number of a label; nil if its bytes are not UTF-8.
  mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    var hash = hasher.finalize()
    while let number = numbers[hash] {
      if names[number].utf8.elementsEqual(bytes) { return number }
      hash &+= 1
    }
    guard let name = String(validating: bytes, as: UTF8.self) else { return nil }
    numbers[hash] = names.count
    names.append(name)
    return names.count - 1
  }
}
