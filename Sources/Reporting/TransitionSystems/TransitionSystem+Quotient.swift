extension TransitionSystem {
  /// The quotient of what can be reached by strong bisimulation: the smallest system that can take the
  /// same steps.
  ///
  /// Its states have the numbers of a breadth-first search, so that equal systems give equal quotients.
  ///
  /// - Parameter isStopped: Asked now and then whether to give up.
  /// - Returns: The quotient, without attributes; nil after giving up.
  /// - Complexity: O(transitions × log states) on average.
  public func quotient(isStopped: () -> Bool = { false }) -> TransitionSystem? {
    let order = reachable
    var seed: UInt64 = 0
    var partition = BisimulationPartition(of: order, in: self, seed: seed)
    repeat {
      while partition.splitNext() { if isStopped() { return nil } }
      if partition.isExact { break }
      seed += 1
      partition = BisimulationPartition(of: order, in: self, seed: seed)
    } while true
    var numbers: [Int32: Int32] = [:]
    var (chosen, sizes) = ([Int](), [Int]())
    for state in order {
      let block = partition.blocks[Int(state)]
      if numbers.updateValue(numbers[block] ?? Int32(chosen.count), forKey: block) == nil {
        chosen.append(Int(state))
        sizes.append(partition.size(of: block))
      }
    }
    var lists = (starts: [Int32(0)], labels: [Int32](), targets: [Int32]())
    for state in chosen {
      let steps = partition.signature(of: state).map { step in
        (label: Int32(step >> 32), target: numbers[Int32(truncatingIfNeeded: step)] ?? 0)
      }
      for step in steps.sorted(by: { ($0.label, $0.target) < ($1.label, $1.target) }) {
        lists.labels.append(step.label)
        lists.targets.append(step.target)
      }
      lists.starts.append(Int32(lists.labels.count))
    }
    return TransitionSystem(
      title: title, origin: origin, actions: actions,
      initial: 0..<Set(initial.map { partition.blocks[$0] }).count,
      descriptions: zip(chosen, sizes).map { state, size in
        description(of: state) + (size == 1 ? "" : " (\(size.counted("state")))")
      }, lists)
  }

  /// The states that can be reached, in the order of a breadth-first search.
  private var reachable: [Int32] {
    var order = initial.map(Int32.init)
    var isKnown = [Bool](repeating: false, count: stateCount)
    for state in initial { isKnown[state] = true }
    var index = 0
    while index < order.count {
      for step in transitions(from: Int(order[index])) where !isKnown[Int(targets[step])] {
        isKnown[Int(targets[step])] = true
        order.append(targets[step])
      }
      index += 1
    }
    return order
  }
}

/// A partition of states that is refined until states of one block have the same steps into the same
/// blocks.
///
/// The signature of a state is the set of labels and blocks of its steps (Blom and Orzan, “Distributed
/// branching bisimulation reduction of state spaces”, 2003). Here it is the sum of their hashes, which
/// changes with each step. So different signatures are different sets, and ``isExact`` finds out at the
/// end whether equal ones are equal sets. When a block is split, its largest part keeps the number, so
/// that each state changes its block rarely (Hopcroft 1971).
private struct BisimulationPartition {
  private let system: TransitionSystem
  private let seed: UInt64
  /// The source of each transition; the transitions into each state are listed from its start on.
  private var sources: [Int32]
  private let incoming: (starts: [Int32], transitions: [Int32])
  /// How many transitions of one state have one label and lead to one block; which of these numbers a
  /// transition belongs to; and which one replaces it for those that lead to a new block.
  private var counts: [Int32] = []
  private var counters: [Int32]
  private var replacements: [Int32] = []
  /// The numbers of no transition, which can be used again.
  private var unused: [Int32] = []
  /// The block of each state.
  private(set) var blocks: [Int32]
  private var signatures: [SIMD2<UInt64>]
  /// The states, block by block, and the place of each.
  private var states: [Int32]
  private var places: [Int32]
  private var ranges: [Range<Int>]
  /// How many states at the start of each block have a changed signature; all others have the same.
  private var changed: [Int]
  /// The blocks with such states, of which some were looked at.
  private var pending = [0]
  private var done = 0

  init(of order: [Int32], in system: TransitionSystem, seed: UInt64) {
    self.system = system
    self.seed = seed
    states = order
    blocks = [Int32](repeating: 0, count: system.stateCount)
    places = blocks
    signatures = [SIMD2<UInt64>](repeating: .zero, count: system.stateCount)
    for (place, state) in order.enumerated() { places[Int(state)] = Int32(place) }
    ranges = [0..<order.count]
    changed = [order.count]
    sources = [Int32](repeating: 0, count: system.transitionCount)
    counters = sources
    var list = TransitionList()
    list.reserveCapacity(system.transitionCount)
    for state in order {
      let steps = system.transitions(from: Int(state))
      var last: Int32 = -1
      for step in steps.sorted(by: { system.labels[$0] < system.labels[$1] }) {
        sources[step] = state
        list.append(from: Int(system.targets[step]), label: 0, to: step)
        if system.labels[step] != last {
          last = system.labels[step]
          counts.append(0)
          signatures[Int(state)] &+= Self.hash(last, 0, seed)
        }
        counters[step] = Int32(counts.count - 1)
        counts[counts.count - 1] += 1
      }
    }
    let lists = list.sorted(stateCount: system.stateCount)
    incoming = (lists.starts, lists.targets)
    replacements = [Int32](repeating: -1, count: counts.count)
  }

  func size(of block: Int32) -> Int { ranges[Int(block)].count }

  /// The labels and blocks of the steps of a state, each once, as numbers in order.
  func signature(of state: Int) -> [UInt64] {
    let steps = system.transitions(from: state).map { step in
      UInt64(system.labels[step]) << 32 | UInt64(blocks[Int(system.targets[step])])
    }
    .sorted()
    return steps.indices.filter { $0 == 0 || steps[$0 - 1] != steps[$0] }.map { steps[$0] }
  }

  /// Whether no two different sets of steps have the same sum of hashes.
  var isExact: Bool {
    ranges.allSatisfy { range in
      if range.count == 1 { return true }
      let first = signature(of: Int(states[range.lowerBound]))
      return range.dropFirst().allSatisfy { signature(of: Int(states[$0])) == first }
    }
  }

  /// Splits one more block by the signatures of its states; returns whether there was one.
  mutating func splitNext() -> Bool {
    guard done < pending.count else { return false }
    let block = pending[done]
    done += 1
    // The list is cut now and then, so that it stays short.
    if done > 1 << 16, done > pending.count / 2 {
      pending.removeFirst(done)
      done = 0
    }
    let range = ranges[block]
    let unchanged = range.dropFirst(changed[block])
    var groups: [SIMD2<UInt64>: Int] = [:]
    var members: [[Int32]] = []
    if let first = unchanged.first {
      groups[signatures[Int(states[first])]] = 0
      members.append([])
    }
    for place in range.prefix(changed[block]) {
      let signature = signatures[Int(states[place])]
      let group = groups[signature] ?? members.count
      if group == members.count {
        groups[signature] = group
        members.append([])
      }
      members[group].append(states[place])
    }
    changed[block] = 0
    if members.count > 1 { split(block, into: members, unchanged) }
    return true
  }

  private mutating func split(_ block: Int, into members: [[Int32]], _ unchanged: Range<Int>) {
    // The first group ends at the states that have not changed, because it has their signature.
    let sizes = members.enumerated().map { $1.count + ($0 == 0 ? unchanged.count : 0) }
    let largest = sizes.indices.reduce(0) { sizes[$1] > sizes[$0] ? $1 : $0 }
    var start = ranges[block].lowerBound
    var renumbered: [Range<Int>] = []
    for group in members.indices.reversed() {
      for (offset, state) in members[group].enumerated() { put(state, at: start + offset) }
      let range = start..<start + sizes[group]
      start = range.upperBound
      if group == largest {
        ranges[block] = range
      } else {
        for place in range { blocks[Int(states[place])] = Int32(ranges.count) }
        ranges.append(range)
        changed.append(0)
        renumbered.append(range)
      }
    }
    // What changes exchanges states within their blocks.
    for states in renumbered.map({ Array(states[$0]) }) { redirect(into: states, from: block) }
  }

  /// Takes note that some states have left a block together.
  private mutating func redirect(into states: [Int32], from old: Int) {
    let steps = states.flatMap { state in
      incoming.transitions[
        Int(incoming.starts[Int(state)])..<Int(incoming.starts[Int(state) + 1])]
    }
    let new = Int(blocks[Int(states[0])])
    var replaced: [Int] = []
    for step in steps {
      let counter = Int(counters[Int(step)])
      let source = Int(sources[Int(step)])
      let label = system.labels[Int(step)]
      if replacements[counter] < 0 {
        replacements[counter] = newCounter()
        replaced.append(counter)
        signatures[source] &+= Self.hash(label, new, seed)
        mark(source)
      }
      counts[counter] -= 1
      if counts[counter] == 0 { signatures[source] &-= Self.hash(label, old, seed) }
      counters[Int(step)] = replacements[counter]
      counts[Int(replacements[counter])] += 1
    }
    for counter in replaced {
      replacements[counter] = -1
      if counts[counter] == 0 { unused.append(Int32(counter)) }
    }
  }

  private mutating func newCounter() -> Int32 {
    if let counter = unused.popLast() { return counter }
    counts.append(0)
    replacements.append(-1)
    return Int32(counts.count - 1)
  }

  private mutating func put(_ state: Int32, at place: Int) {
    states[place] = state
    places[Int(state)] = Int32(place)
  }

  /// Notes that the signature of a state has changed.
  private mutating func mark(_ state: Int) {
    let block = Int(blocks[state])
    let (place, end) = (Int(places[state]), ranges[block].lowerBound + changed[block])
    if place < end { return }
    if changed[block] == 0 { pending.append(block) }
    changed[block] += 1
    let other = states[end]
    put(Int32(state), at: end)
    put(other, at: place)
  }

  /// A hash of 128 bits of a label and a block, after Steele, Lea and Flood, “Fast splittable
  /// pseudorandom number generators” (2014).
  private static func hash(_ label: Int32, _ block: Int, _ seed: UInt64) -> SIMD2<UInt64> {
    let number = UInt64(label) << 32 | UInt64(block)
    var bits = SIMD2(number, ~number) &+ SIMD2(repeating: seed &* 0x9E37_79B9_7F4A_7C15)
    bits = (bits ^ (bits &>> SIMD2(repeating: 30))) &* SIMD2(repeating: 0xBF58_476D_1CE4_E5B9)
    bits = (bits ^ (bits &>> SIMD2(repeating: 27))) &* SIMD2(repeating: 0x94D0_49BB_1331_11EB)
    return bits ^ (bits &>> SIMD2(repeating: 31))
  }
}
