/// All observers of a walk as one automaton, built as walks need it, within a limit.
///
/// What the observers have seen together is their *configuration*: the state of each. What a step
/// shows them together is a *letter*: the letter of each. Few of the configurations that are
/// conceivable occur, so they are numbered as they do, and a step costs one look-up instead of one
/// for each observer. When there is no room for another one, all are forgotten, and learnt again.
struct JointObserver {
  /// In place of a row or of a letter's number: there is none.
  static let unknown = UInt32.max

  /// For each configuration the row that follows, by letters; a row is named by where it begins.
  private(set) var rows: [UInt32] = []
  private var rowSize = 1
  private var configurations: [ObserverBytes] = []
  private var rowOfConfiguration: [ObserverBytes: UInt32] = [:]
  private var letters: [ObserverBytes] = []
  private var numberOfLetter: [ObserverBytes: UInt32] = [:]

  private let observers: [Observer]
  private let limit: Int

  /// Joins some observers; without any there is one configuration and one letter.
  init(_ observers: [Observer], memory: Int) {
    self.observers = observers
    limit = min(memory, 1 << 33)
  }
}

// MARK: - What the observers see

extension JointObserver {
  /// The configuration before the first step.
  var initial: ObserverBytes {
    ObserverBytes(observers.map { _ in UInt8(Observer.initialState) })
  }

  func configuration(
    after configuration: ObserverBytes, reading letter: ObserverBytes
  ) -> ObserverBytes {
    var next = configuration
    for (index, observer) in observers.enumerated() {
      let part = Observer.Letter(rawValue: letter[index])
      next[index] = UInt8(observer.state(after: Int(configuration[index]), reading: part))
    }
    return next
  }

  /// The first observer whose pattern is broken.
  func firstViolated(in configuration: ObserverBytes) -> Int? {
    observers.indices.first { observers[$0].isViolated[Int(configuration[$0])] }
  }

  /// The first observer whose pattern is broken if nothing follows.
  func firstPending(in configuration: ObserverBytes) -> Int? {
    observers.indices.first { observers[$0].isPending[Int(configuration[$0])] }
  }
}

// MARK: - What is remembered of it

extension JointObserver {
  func configuration(ofRow row: UInt32) -> ObserverBytes { configurations[Int(row) / rowSize] }

  func letter(numbered number: UInt32) -> ObserverBytes { letters[Int(number)] }

  /// The number of a letter, or ``unknown`` where there is no room for another one.
  mutating func number(of letter: ObserverBytes) -> UInt32 {
    if let known = numberOfLetter[letter] { return known }
    guard (letters.count + 1) * entrySize <= limit / 2 else { return Self.unknown }
    if letters.count == rowSize {
      rowSize *= 2
      forgetConfigurations()
    }
    let number = UInt32(letters.count)
    letters.append(letter)
    numberOfLetter[letter] = number
    return number
  }

  /// The row of a configuration, or ``unknown`` where there is no room for even one.
  mutating func row(of configuration: ObserverBytes) -> UInt32 {
    if let known = rowOfConfiguration[configuration] { return known }
    if !hasRoom { forgetConfigurations() }
    guard hasRoom else { return Self.unknown }
    let row = UInt32(rows.count)
    for _ in 0..<rowSize { rows.append(Self.unknown) }
    configurations.append(configuration)
    rowOfConfiguration[configuration] = row
    return row
  }

  /// Remembers which configuration follows another, if both have rows still.
  mutating func link(
    _ source: ObserverBytes, reading letter: UInt32, to target: ObserverBytes
  ) {
    guard letter != Self.unknown, let row = rowOfConfiguration[source],
      let next = rowOfConfiguration[target]
    else { return }
    rows[Int(row + letter)] = next
  }

  private mutating func forgetConfigurations() {
    rows = []
    configurations = []
    rowOfConfiguration = [:]
  }

  private var hasRoom: Bool {
    (letters.count + configurations.count + 1) * entrySize + 4 * (rows.count + rowSize) <= limit
  }

  /// What a configuration or a letter takes in an array and a dictionary, in bytes: an estimate.
  private var entrySize: Int { observers.count + 80 }
}
