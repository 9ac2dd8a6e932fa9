import LifecycleModels
import Reporting

/// The meanings of the spellings in ``NameTable`` and of those derived from canonical names.
struct NameDictionary: Sendable {
  static let standard = NameDictionary()

  /// What a spelling means.
  enum Meaning: Hashable, Sendable {
    case item(LogEntry.Item)
    case unused(SkipReason)
  }

  /// What is known of a spelling.
  struct Name: Hashable, Sendable {
    let meaning: Meaning
    /// Whether the spelling has this meaning only if nothing else is beside it.
    let standsAlone: Bool
    /// The framework to whose words it belongs; nil if it belongs to none.
    let origin: LogEntry.Origin?

    init(_ meaning: Meaning, standsAlone: Bool = false, from origin: LogEntry.Origin?) {
      (self.meaning, self.standsAlone, self.origin) = (meaning, standsAlone, origin)
    }
  }

  private var entries: [NormalForm: Name] = [:]
  /// The spellings in the order of the table, which makes the nearest one deterministic.
  private(set) var spellings: [(form: NormalForm, written: String)] = []
  /// The lengths of the normal forms that can occur among other words.
  private(set) var lengths = 1...1
  /// How these forms start.
  private(set) var starts = NameStarts([])

  private init() {
    for (reason, names) in NameTable.unused { add(names, .unused(reason)) }
    for callback in Callback.allCases {
      add(callback.derivedSpellings, .item(.callback(callback)))
    }
    for (callback, names) in Callback.delegateMethods { add(names, .item(.callback(callback))) }
    for (item, names) in NameTable.process { add(names, .item(item)) }
    for (item, names) in NameTable.words { add(names, .item(item), standsAlone: true) }
    for (number, word) in LogFramework.words.enumerated() where !word.isOrdinary {
      let origin = LogEntry.Origin.framework(word.framework, word: number)
      add(word.spellings, word.item.map { .item($0) } ?? .unused(.notModelled), origin: origin)
    }
    for (state, names) in NameTable.phases {
      let meaning = Meaning.item(.phase(state))
      for (owner, framework) in NameTable.phaseOwners {
        let origin = framework.map { LogEntry.Origin.framework($0, word: -1) }
        add(names.map { owner + "." + $0 }, meaning, origin: origin)
        add(Self.changes(of: owner, to: names), meaning, origin: origin)
      }
      for (key, framework) in NameTable.phaseKeys {
        let origin = framework.map { LogEntry.Origin.framework($0, word: -1) }
        add(names.map { key + " " + $0 }, meaning, standsAlone: true, origin: origin)
      }
    }
    addBareNames()
    let names = entries.filter { !$0.value.standsAlone }.map(\.key)
    starts = NameStarts(names)
    let counts = names.map(\.count)
    lengths = (counts.min() ?? 1)...(counts.max() ?? 1)
  }
}

extension NameDictionary {
  /// The spellings of a change to a phase that also name the former one, as in `phase: active -> inactive`.
  private static func changes(of owner: String, to names: [String]) -> [String] {
    NameTable.phaseChanges.flatMap { before, between in
      NameTable.phases.flatMap(\.value).flatMap { former in
        names.map { [owner, before, former, between, $0].joined(separator: " ") }
      }
    }
  }
}

// MARK: - Look-up

extension NameDictionary {
  /// What is known of a spelling without anything around it.
  ///
  /// In an app with scenes, scene delegates receive what the app delegate receives otherwise. So in
  /// a log of scenes a bare name such as `didBecomeActive` belongs to the scene.
  func name(of form: NormalForm, in lifeCycle: LifeCycle? = nil) -> Name? {
    guard lifeCycle == .scene else { return entries[form] }
    return entries[NormalForm("scene").followed(by: form)] ?? entries[form]
  }

  /// What is known of a spelling among other words.
  func name(amongWords form: NormalForm) -> Name? {
    guard lengths.contains(form.count), let name = entries[form] else { return nil }
    return name.standsAlone ? nil : name
  }
}

// MARK: - Suggestion

extension NameDictionary {
  /// The spelling that a misspelt name was most likely meant to be.
  ///
  /// - Parameter name: A name without a meaning.
  /// - Returns: The spelling with the fewest differing letters, at most a quarter of them.
  func nearest(to name: String) -> String? {
    let form = NormalForm(name)
    guard form.count <= Self.maxNameLength else { return nil }
    var best: (written: String, distance: Int)?
    for spelling in spellings {
      let limit = min(form.count / 4, (best?.distance ?? .max) - 1)
      guard abs(spelling.form.count - form.count) <= limit else { continue }
      let distance = EditDistance.between(spelling.form.bytes, form.bytes, limit: limit)
      if let distance { best = (spelling.written, distance) }
    }
    return best?.written
  }

  /// No spelling is as long as this, so a longer text is not a misspelt name.
  static let maxNameLength = 120
}

// MARK: - Making

extension NameDictionary {
  /// Adds the spellings that have no meaning yet.
  private mutating func add(
    _ names: [String], _ meaning: Meaning, standsAlone: Bool = false,
    origin: LogEntry.Origin? = nil
  ) {
    for name in names {
      let form = NormalForm(name)
      guard entries[form] == nil else { continue }
      entries[form] = Name(meaning, standsAlone: standsAlone, from: origin)
      spellings.append((form, name))
    }
  }

  private static func parts(of callback: Callback) -> (family: String, member: String) {
    let parts = callback.name.split(separator: ".").map(String.init)
    return (parts[0], parts[1])
  }

  /// Adds the names of methods without `application` or `scene`.
  ///
  /// An app can call `openURL` itself, but a name with “did” or “will” must be a callback.
  private mutating func addBareNames() {
    for callback in Callback.allCases {
      let (family, member) = Self.parts(of: callback)
      if ["app", "scene"].contains(family) { addBare(member, .item(.callback(callback))) }
    }
    for (callback, names) in Callback.delegateMethods {
      for name in names.compactMap(Self.bare) { addBare(name, .item(.callback(callback))) }
    }
    for (reason, names) in NameTable.unused {
      for name in names.compactMap(Self.bare) { addBare(name, .unused(reason)) }
    }
  }

  private mutating func addBare(_ name: String, _ meaning: Meaning) {
    let isCallback = name.hasPrefix("did") || name.hasPrefix("will")
    add([name], meaning, standsAlone: !isCallback)
  }

  /// A selector without its first word; nil if only an ordinary word remains.
  private static func bare(_ selector: String) -> String? {
    guard let colon = selector.firstIndex(of: ":") else { return nil }
    let labels = selector[colon...].filter { $0 != ")" }.dropFirst()
    let isOrdinaryWord = labels.dropLast().allSatisfy(\.isLowercase)
    return isOrdinaryWord ? nil : String(labels)
  }
}

/// The first two letters of all names, which rule out most words quickly.
struct NameStarts: Sendable {
  /// For each two letters, whether some name starts with them.
  private var pairs = [Bool](repeating: false, count: 1 << 16)

  init(_ names: some Sequence<NormalForm>) {
    for name in names where name.count > 1 { pairs[Self.pair(name.bytes[0], name.bytes[1])] = true }
  }

  /// Whether a name may start with a run of letters, digits and underscores.
  func mayStart(with run: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard run.count > 1 else { return true }
    let (first, second) = (bytes[run.lowerBound], bytes[run.lowerBound + 1])
    // Normal forms have no underscores, so the first letters of the name come later.
    if first == UInt8(ascii: "_") || second == UInt8(ascii: "_") { return true }
    return pairs[Self.pair(first, second)]
  }

  /// The bit that makes letters lower case is set in every digit.
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 8 | Int(second | 0x20)
  }
}

/// The common form of all spellings of a name: its letters in lower case, and its digits.
///
/// ASCII punctuation and spaces are dropped. Other characters are kept, so that no name is found in
/// them.
struct NormalForm: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The hash of the form (Fowler, Noll and Vo), updated as the form grows.
  private(set) var code = NormalForm.emptyCode

  init() {}

  init(_ text: some Sequence<UInt8>) {
    append(text)
  }

  init(_ text: String) {
    append(text.utf8)
  }

  var count: Int { bytes.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        add(byte)
      default: break
      }
    }
  }

  private mutating func add(_ letter: UInt8) {
    bytes.append(letter)
    code = (code ^ UInt64(letter)) &* 0x100_0000_01B3
  }

  private static let emptyCode: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    code = Self.emptyCode
  }

  /// The form of two texts in sequence.
  func followed(by other: NormalForm) -> NormalForm {
    var both = self
    both.append(other.bytes)
    return both
  }
}

extension NormalForm: Hashable {
  static func == (first: NormalForm, second: NormalForm) -> Bool {
    first.code == second.code && first.bytes == second.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}
