/// Reads steps for the watch list and the observers of a search.
///
/// It stores what each action alone decides: the watch list entries that its steps may match, and
/// the observers whose state they may change. Most steps then cost one look-up, and conditions are
/// evaluated only where they depend on states. Memory is flat, because arrays of arrays would count
/// references at every step.
@usableFromInline struct StepReader<Machine: StateMachine>: ~Copyable {
  /// The possible matches and observer changes of an action's steps.
  @usableFromInline struct Summary {
    @usableFromInline let candidates: Range<Int>
    @usableFromInline let updates: Range<Int>
  }

  /// A watched step that an action does not rule out.
  @usableFromInline struct Candidate {
    @usableFromInline let index: Int
    /// Whether every step with the action matches.
    @usableFromInline let isCertain: Bool
  }

  /// An observer whose state an action may change.
  @usableFromInline struct Update {
    @usableFromInline let word: Int
    @usableFromInline let shift: Int
    @usableFromInline let mask: UInt64
    /// The observer's table.
    @usableFromInline let next: Int
    /// The part of the letter that the action decides.
    @usableFromInline let known: UInt8
    /// The position in ``open`` of the conditions that it leaves open; nil if there are none.
    @usableFromInline let open: Int?
  }

  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let wordCount: Int
  @usableFromInline var numbers: [Machine.Action: Int] = [:]
  @usableFromInline var summaries = Buffer<Summary>(capacity: 64)
  @usableFromInline var candidates = Buffer<Candidate>(capacity: 64)
  @usableFromInline var updates = Buffer<Update>(capacity: 64)
  private var open: [[(Observer.Letter, StepPredicate<Machine>)]] = []
  /// For each word, the first bits of the observers whose requirement was exercised.
  @usableFromInline var exercised = Buffer<UInt64>()
  /// The tables of all observers, one after the other.
  @usableFromInline var tables = Buffer<UInt8>()
  private var tableStarts: [Int] = []
  /// The length of a table's row.
  @usableFromInline let letterCount = Observer.Letter.count
  @usableFromInline let exerciseBit = Observer.exerciseBit

  @usableFromInline init(_ watchList: WatchList<Machine>) {
    self.watchList = watchList
    wordCount = watchList.observers.wordCount
    for _ in 0..<wordCount { exercised.append(0) }
    for member in watchList.observers.members {
      tableStarts.append(tables.count)
      for state in member.observer.next { tables.append(state) }
    }
  }

  /// The effects that an action alone decides.
  @inlinable mutating func summary(of action: Machine.Action) -> Summary {
    if let number = numbers[action] { return summaries[number] }
    return learn(action)
  }

  @usableFromInline @inline(never) mutating func learn(_ action: Machine.Action) -> Summary {
    let (firstCandidate, firstUpdate) = (candidates.count, updates.count)
    for (index, condition) in watchList.steps.enumerated() {
      let decision = condition.decision(for: action)
      guard decision != false else { continue }
      candidates.append(Candidate(index: index, isCertain: decision == true))
    }
    for (index, member) in watchList.observers.members.enumerated() {
      if let update = update(of: member, table: tableStarts[index], by: action) {
        updates.append(update)
      }
    }
    let summary = Summary(
      candidates: firstCandidate..<candidates.count, updates: firstUpdate..<updates.count)
    numbers[action] = summaries.count
    summaries.append(summary)
    return summary
  }

  /// The effect of an action on an observer; nil if it neither changes nor exercises it.
  private mutating func update(
    of member: ObserverSuite<Machine>.Member, table: Int, by action: Machine.Action
  ) -> Update? {
    let letter = PartialLetter(of: member.conditions, for: action)
    let observer = member.observer
    let isIdle = (0..<observer.stateCount).allSatisfy {
      observer.state(after: $0, reading: letter.known) == $0
        && !observer.exercises($0, reading: letter.known)
    }
    if letter.open.isEmpty && isIdle { return nil }
    if !letter.open.isEmpty { open.append(letter.open) }
    return Update(
      word: member.word, shift: member.shift, mask: member.mask, next: table,
      known: letter.known.rawValue, open: letter.open.isEmpty ? nil : open.count - 1)
  }
}

extension StepReader {
  /// Records a place as the first match of the watched steps to which a step belongs.
  @inlinable @inline(__always) func match<Place>(
    from source: Machine.State, by action: Machine.Action, to target: Machine.State,
    _ summary: Summary, at place: Place, in matches: inout [Place?]
  ) {
    var index = summary.candidates.lowerBound
    while index < summary.candidates.upperBound {
      let candidate = candidates[index]
      if matches[candidate.index] == nil,
        candidate.isCertain
          || watchList.steps[candidate.index].holds(from: source, by: action, to: target)
      {
        matches[candidate.index] = place
      }
      index &+= 1
    }
  }

  /// Computes the observation of a target from that of its source.
  @inlinable func observe(
    from source: Machine.State, by action: Machine.Action, to target: Machine.State,
    summary: Summary,
    _ before: UnsafeMutablePointer<UInt64>, _ after: UnsafeMutablePointer<UInt64>
  ) {
    var word = 0
    while word < wordCount {
      after[word] = before[word]
      word &+= 1
    }
    var index = summary.updates.lowerBound
    while index < summary.updates.upperBound {
      let update = updates[index]
      var rest = before[update.word] & update.mask
      if rest != 0 {
        let letter =
          update.open == nil ? update.known : letter(update, from: source, by: action, to: target)
        let row = update.next &+ Int(letter)
        after[update.word] &= ~update.mask
        var marks: UInt8 = 0
        while rest != 0 {
          let state = rest.trailingZeroBitCount &- update.shift
          rest &= rest &- 1
          let entry = tables[row &+ state &* letterCount]
          marks |= entry
          let next = Int(entry & ~exerciseBit)
          after[update.word] |= 1 &<< UInt64(truncatingIfNeeded: update.shift &+ next)
        }
        if marks & exerciseBit != 0 {
          exercised.elements[update.word] |= 1 &<< UInt64(truncatingIfNeeded: update.shift)
        }
      }
      index &+= 1
    }
  }

  @usableFromInline func letter(
    _ update: Update, from source: Machine.State, by action: Machine.Action,
    to target: Machine.State
  ) -> UInt8 {
    var letter = update.known
    guard let index = update.open else { return letter }
    for (part, condition) in open[index]
    where condition.holds(from: source, by: action, to: target) {
      letter |= part.rawValue
    }
    return letter
  }
}
