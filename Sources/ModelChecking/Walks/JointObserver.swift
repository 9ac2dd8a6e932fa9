/// The product of all observers of a walk, built as walks need it, with a limited size.
///
/// A *configuration* is the state of each observer, and a *letter* here is the letter that each of
/// them reads. Few of the possible configurations occur. They are numbered when they do, and a step
/// then costs one look-up instead of one for each observer. When the next one does not fit, all are
/// dropped, and are numbered anew when they occur again.
struct JointObserver {
  /// Stands for a row, or for the number of a letter, that is not known.
  static let unknown = UInt32.max

  /// For each configuration a row: the row of the next configuration, by letters. The index of its
  /// first element names a row.
  private(set) var rows: [UInt32] = []
  private var rowSize = 1
  private var configurations: [ObserverBytes] = []
  private var rowOfConfiguration: [ObserverBytes: UInt32] = [:]
  private var letters: [ObserverBytes] = []
  private var numberOfLetter: [ObserverBytes: UInt32] = [:]

  private let observers: [Observer]
  private let limit: Int

  /// Creates the product. That of no observers has one configuration and one letter.
  init(_ observers: [Observer], memory: Int) {
    self.observers = observers
    limit = min(memory, 1 << 33)
  }
}

// MARK: - How the observers work

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

// MARK: - What is cached

extension JointObserver {
  func configuration(ofRow row: UInt32) -> ObserverBytes { configurations[Int(row) / rowSize] }

  func letter(numbered number: UInt32) -> ObserverBytes { letters[Int(number)] }

  /// The number of a letter, or ``unknown`` if another one does not fit.
  mutating func number(of letter: ObserverBytes) -> UInt32 {
    if let known = numberOfLetter[letter] { return known }
    guard (letters.count + 1) * entrySize <= limit / 2 else { return Self.unknown }
    if letters.count == rowSize {
      rowSize *= 2
      dropConfigurations()
    }
    let number = UInt32(letters.count)
    letters.append(letter)
    numberOfLetter[letter] = number
    return number
  }

  /// The row of a configuration, or ``unknown`` if not even one fits.
  mutating func row(of configuration: ObserverBytes) -> UInt32 {
    if let known = rowOfConfiguration[configuration] { return known }
    if !hasRoom { dropConfigurations() }
    guard hasRoom else { return Self.unknown }
    let row = UInt32(rows.count)
    for _ in 0..<rowSize { rows.append(Self.unknown) }
    configurations.append(configuration)
    rowOfConfiguration[configuration] = row
    return row
  }

  /// Records which configuration follows another, if both have rows.
  mutating func link(
    _ source: ObserverBytes, reading letter: UInt32, to target: ObserverBytes
  ) {
    guard letter != Self.unknown, let row = rowOfConfiguration[source],
      let next = rowOfConfiguration[target]
    else { return }
    rows[Int(row + letter)] = next
  }

  private mutating func dropConfigurations() {
    rows = []
    configurations = []
    rowOfConfiguration = [:]
  }

  private var hasRoom: Bool {
    (letters.count + configurations.count + 1) * entrySize + 4 * (rows.count + rowSize) <= limit
  }

  /// The estimated size of a configuration or a letter in an array and a dictionary, in bytes.
  private var entrySize: Int { observers.count + 80 }
}

/// One byte for each observer: its state, or the letter that it reads.
struct ObserverBytes: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(observer: Int) -> UInt8 {
    get { bytes[observer] }
    set { bytes[observer] = newValue }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  // An array hashes its elements one by one, which takes longer than computing them.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
