/// The record of a complete level: the numbers of states and the findings.
@usableFromInline struct LevelRecord: Hashable, Sendable {
  /// The number of steps from an initial state.
  @usableFromInline var depth = 0
  /// The number of records in the file of the level.
  @usableFromInline var records = 0
  /// The number of records of new states.
  @usableFromInline var newStates = 0
  /// The number of states up to this level.
  @usableFromInline var states = 0
  /// The number of transitions from the earlier levels.
  @usableFromInline var transitions = 0
  /// The checksum of the file.
  @usableFromInline var checksum: UInt64 = 0
  /// The depth of each watch list entry's first match.
  @usableFromInline var matches: FirstDepths
  /// The bits of the observers whose patterns were found to be broken.
  @usableFromInline var violated: [UInt64]
  /// The first bits of the observers whose requirement was exercised.
  @usableFromInline var exercised: [UInt64]

  @usableFromInline init<Machine>(of watchList: WatchList<Machine>) {
    matches = FirstDepths(
      states: watchList.states.map { _ in nil }, steps: watchList.steps.map { _ in nil },
      terminalStates: watchList.terminalStates.map { _ in nil })
    violated = watchList.observers.violated.map { _ in 0 }
    exercised = violated
  }
}

/// The depth of the first match of each watch list entry. A step has the depth of its source.
@usableFromInline struct FirstDepths: Hashable, Sendable {
  @usableFromInline var states: [Int?]
  @usableFromInline var steps: [Int?]
  @usableFromInline var terminalStates: [Int?]
}

extension LevelRecord {
  /// The name of the file that holds the records of a level.
  @usableFromInline static func fileName(_ depth: Int) -> String { "level-\(depth).states" }

  /// The name of the file that marks a level as complete.
  @usableFromInline static func recordName(_ depth: Int) -> String { "level-\(depth).complete" }

  private static let title = "lifecycle search, format 1"

  /// The lines of the file that marks the level as complete.
  @usableFromInline func text(of search: UInt64) -> String {
    func list(_ depths: [Int?]) -> String {
      depths.map { $0.map(String.init) ?? "-" }.joined(separator: " ")
    }
    func bits(_ words: [UInt64]) -> String {
      words.map { String($0, radix: 16) }.joined(separator: " ")
    }
    let lines = [
      Self.title, "search \(String(search, radix: 16))", "depth \(depth)", "records \(records)",
      "new \(newStates)", "states \(states)", "transitions \(transitions)",
      "checksum \(String(checksum, radix: 16))", "state-matches \(list(matches.states))",
      "step-matches \(list(matches.steps))", "terminal-matches \(list(matches.terminalStates))",
      "violated \(bits(violated))", "exercised \(bits(exercised))",
    ]
    let body = lines.joined(separator: "\n") + "\n"
    return body + "end \(Self.sum(of: body))\n"
  }

  private static func sum(of body: String) -> String {
    var sum = Checksum()
    sum.add(body)
    return String(sum.value, radix: 16)
  }

  /// Why a file does not mark a level as complete.
  enum Fault: Error {
    case damaged(String)
    case otherSearch
  }

  /// Reads a level's record. The watch list must have as many entries as this one.
  mutating func read(_ text: String, depth: Int, of search: UInt64) throws(Fault) {
    guard let end = text.range(ofLastLine: "end ") else { throw .damaged("it has no end") }
    let body = String(text[..<end])
    guard text[end...] == "end \(Self.sum(of: body))\n" else {
      throw .damaged("its checksum is wrong")
    }
    let lines = body.split(separator: "\n").map { $0.split(separator: " ") }
    guard lines.first?.joined(separator: " ") == Self.title, lines.count == 13 else {
      throw .damaged("it has another format")
    }
    guard lines[1].last == String(search, radix: 16)[...] else { throw .otherSearch }
    let numbers = lines[2...6].compactMap { $0.last.flatMap { Int($0) } }
    guard numbers.count == 5, numbers[0] == depth, let sum = UInt64(lines[7].last ?? "", radix: 16)
    else { throw .damaged("it is about another level") }
    (self.depth, records, newStates, states) = (depth, numbers[1], numbers[2], numbers[3])
    (transitions, checksum) = (numbers[4], sum)
    let depths = lines[8...10].map { $0.dropFirst().map { Int($0) } }
    let words = lines[11...12].map { $0.dropFirst().compactMap { UInt64($0, radix: 16) } }
    let found = FirstDepths(states: depths[0], steps: depths[1], terminalStates: depths[2])
    guard found.isPossible(insteadOf: matches, upTo: depth), isPossible,
      words.allSatisfy({ $0.count == violated.count })
    else { throw .damaged("its numbers are impossible") }
    (matches, violated, exercised) = (found, words[0], words[1])
  }
}

extension LevelRecord {
  /// Whether a search can have these counts.
  fileprivate var isPossible: Bool {
    let counts = [0, newStates, records, 1 << 50]
    return zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 }
      && states >= newStates && transitions >= 0
  }
}

extension FirstDepths {
  /// Whether there are as many entries as in another list, none of them deeper than a level.
  fileprivate func isPossible(insteadOf others: FirstDepths, upTo depth: Int) -> Bool {
    states.count == others.states.count && steps.count == others.steps.count
      && terminalStates.count == others.terminalStates.count
      && (states + steps + terminalStates).allSatisfy { $0 == nil || (0...depth).contains($0 ?? 0) }
  }
}

extension String {
  /// The start of the last line, if it begins with a text.
  fileprivate func range(ofLastLine beginning: String) -> Index? {
    guard hasSuffix("\n") else { return nil }
    let start = dropLast().lastIndex(of: "\n").map { index(after: $0) } ?? startIndex
    return self[start...].hasPrefix(beginning) ? start : nil
  }
}
