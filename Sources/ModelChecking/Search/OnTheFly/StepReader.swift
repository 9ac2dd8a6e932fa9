/// Reads steps for the questions and the observers of a search.
///
/// What an action decides alone is remembered: its number, the questions that it leaves open or
/// answers, and the observers that it can move. Most steps then cost one look-up, and a call of a
/// condition only where the condition looks at states. Flat memory, because arrays of arrays would
/// count references at every step.
@usableFromInline struct StepReader<Machine: StateMachine> {
  /// Where the entries of an action lie.
  @usableFromInline struct Guide {
    @usableFromInline let questions: Range<Int>
    @usableFromInline let moves: Range<Int>
  }

  /// A question about steps that an action does not rule out.
  @usableFromInline struct OpenQuestion {
    @usableFromInline let index: Int
    /// Whether the action alone is the answer.
    @usableFromInline let isCertain: Bool
  }

  /// An observer that an action can move.
  @usableFromInline struct Move {
    @usableFromInline let word: Int
    @usableFromInline let shift: Int
    @usableFromInline let mask: UInt64
    /// The observer's table.
    @usableFromInline let next: Int
    /// What the action decides of the letter.
    @usableFromInline let known: UInt8
    /// What it leaves open: a number in ``open``, or -1.
    @usableFromInline let open: Int
  }

  @usableFromInline let questions: Questions<Machine>
  @usableFromInline let wordCount: Int
  @usableFromInline var numbers: [Machine.Action: Int] = [:]
  @usableFromInline var guides = Buffer<Guide>(capacity: 64)
  @usableFromInline var openQuestions = Buffer<OpenQuestion>(capacity: 64)
  @usableFromInline var moves = Buffer<Move>(capacity: 64)
  private var open: [[(Observer.Letter, StepPredicate<Machine>)]] = []
  /// The tables of all observers, one after the other.
  @usableFromInline var tables = Buffer<UInt8>()
  private var tableStarts: [Int] = []
  /// The length of a table's row.
  @usableFromInline let letterCount = Observer.Letter.count

  @usableFromInline init(_ questions: Questions<Machine>) {
    self.questions = questions
    wordCount = questions.observers.wordCount
    for member in questions.observers.members {
      tableStarts.append(tables.count)
      for state in member.observer.next { tables.append(state) }
    }
  }

  @usableFromInline mutating func deallocate() {
    guides.deallocate()
    openQuestions.deallocate()
    moves.deallocate()
    tables.deallocate()
  }

  /// What an action decides.
  @inlinable mutating func guide(for action: Machine.Action) -> Guide {
    if let number = numbers[action] { return guides[number] }
    return learn(action)
  }

  @usableFromInline @inline(never) mutating func learn(_ action: Machine.Action) -> Guide {
    let (firstQuestion, firstMove) = (openQuestions.count, moves.count)
    for (index, condition) in questions.steps.enumerated() {
      let decision = condition.decision(for: action)
      guard decision != false else { continue }
      openQuestions.append(OpenQuestion(index: index, isCertain: decision == true))
    }
    for (index, member) in questions.observers.members.enumerated() {
      if let move = move(of: member, table: tableStarts[index], by: action) { moves.append(move) }
    }
    let guide = Guide(
      questions: firstQuestion..<openQuestions.count, moves: firstMove..<moves.count)
    numbers[action] = guides.count
    guides.append(guide)
    return guide
  }

  /// How an action moves an observer; nil where it leaves it in every state.
  private mutating func move(
    of member: ObserverSuite<Machine>.Member, table: Int, by action: Machine.Action
  ) -> Move? {
    let letter = PartialLetter(of: member.conditions, for: action)
    let observer = member.observer
    let isIdle = (0..<observer.stateCount).allSatisfy {
      observer.state(after: $0, reading: letter.known) == $0
    }
    if letter.open.isEmpty && isIdle { return nil }
    if !letter.open.isEmpty { open.append(letter.open) }
    return Move(
      word: member.word, shift: member.shift, mask: member.mask, next: table,
      known: letter.known.rawValue, open: letter.open.isEmpty ? -1 : open.count - 1)
  }
}

extension StepReader {
  /// What a step makes of an observation.
  @inlinable func observe(
    from source: Machine.State, by action: Machine.Action, to target: Machine.State, guide: Guide,
    _ before: UnsafeMutablePointer<UInt64>, _ after: UnsafeMutablePointer<UInt64>
  ) {
    var word = 0
    while word < wordCount {
      after[word] = before[word]
      word &+= 1
    }
    var index = guide.moves.lowerBound
    while index < guide.moves.upperBound {
      let move = moves[index]
      var rest = before[move.word] & move.mask
      if rest != 0 {
        let letter =
          move.open < 0 ? move.known : letter(move, from: source, by: action, to: target)
        let row = move.next &+ Int(letter)
        after[move.word] &= ~move.mask
        while rest != 0 {
          let state = rest.trailingZeroBitCount &- move.shift
          rest &= rest &- 1
          let next = Int(tables[row &+ state &* letterCount])
          after[move.word] |= 1 &<< UInt64(truncatingIfNeeded: move.shift &+ next)
        }
      }
      index &+= 1
    }
  }

  @usableFromInline func letter(
    _ move: Move, from source: Machine.State, by action: Machine.Action, to target: Machine.State
  ) -> UInt8 {
    var letter = move.known
    for (part, condition) in open[move.open]
    where condition.holds(from: source, by: action, to: target) {
      letter |= part.rawValue
    }
    return letter
  }
}
