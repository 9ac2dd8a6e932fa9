import Reporting

/// Reads a name that has no other text beside it, as in a list of callbacks, except for:
///
/// - A receiver: `AppDelegate.applicationDidBecomeActive(_:)`, or
///   `-[Foo applicationDidBecomeActive:]`.
/// - A scene instance: `sceneDidDisconnect(A)`, `scene.didDisconnect#A`.
/// - A remark after a space, which may be a state: `applicationWillResignActive (inactive)`.
enum SpelledName {
  /// Reads a name or a mark, in a log of some life cycle if that is known; nil for an unknown name.
  static func read(_ text: String, in lifeCycle: LifeCycle? = nil) -> Interpretation? {
    let bytes = Array(text.utf8)
    let whole = bytes.trimmed(bytes.startIndex..<bytes.endIndex)
    if bytes.isInParentheses(whole) { return bytes.markOrRemark(in: whole) }
    if let mark = bytes.mark(in: whole) { return .entry(.mark(mark), EntryDetails()) }
    let (rest, remark) = bytes.splittingRemark(whole)
    let (name, scene) = bytes.splittingScene(rest)
    let known = NameDictionary.standard.name(of: NormalForm(bytes[name]), in: lifeCycle)
    let match =
      known.map { NameSearch.Match(name: $0, range: name) } ?? received(bytes, name)
    switch match?.meaning ?? opening(bytes[name]) ?? called(bytes[name], lifeCycle) {
    case .item(let item):
      let state = remark.flatMap(PrintedState.init(spelling:))
      let origin = match.flatMap { LogEntry.Origin(of: $0, in: bytes, from: 0) }
      return .entry(item, EntryDetails(printedState: state, scene: scene, origin: origin))
    case .unused(let reason): return .skipped(reason)
    case nil: return nil
    }
  }
}

// MARK: - Ways to write a name

extension SpelledName {
  private typealias Meaning = NameDictionary.Meaning

  /// The name and nothing else.
  private static func plain(_ bytes: ArraySlice<UInt8>, _ lifeCycle: LifeCycle?) -> Meaning? {
    NameDictionary.standard.name(of: NormalForm(bytes), in: lifeCycle)?.meaning
  }

  /// The name at the end, after a receiver.
  private static func received(_ bytes: [UInt8], _ name: Range<Int>) -> NameSearch.Match? {
    let isObjectiveC = bytes[name].first.map("-+[".utf8.contains) ?? false
    guard isObjectiveC || !bytes[name].contains(UInt8(ascii: " ")) else { return nil }
    var search = NameSearch()
    var matches: [NameSearch.Match] = []
    search.find(in: bytes, name, into: &matches)
    guard let last = matches.last else { return nil }
    let rest = bytes[last.range.upperBound..<name.upperBound]
    return rest.contains(where: \.isNameByte) ? nil : last
  }

  /// A kill, possibly followed by its code.
  private static func opening(_ bytes: ArraySlice<UInt8>) -> Meaning? {
    let word = bytes.prefix { $0 != UInt8(ascii: " ") }
    let meaning = NameDictionary.standard.name(of: NormalForm(word))?.meaning
    return meaning == .item(.killed) ? meaning : nil
  }

  /// The name before an argument in parentheses.
  ///
  /// A phase takes no argument, so after a phase the parentheses hold a remark.
  private static func called(_ bytes: ArraySlice<UInt8>, _ lifeCycle: LifeCycle?) -> Meaning? {
    guard bytes.last == UInt8(ascii: ")") else { return nil }
    let callee = bytes.prefix { $0 != UInt8(ascii: "(") }
    let meaning = plain(callee, lifeCycle)
    if case .item(.phase) = meaning { return .unused(.remark) }
    return meaning
  }
}

extension LogEntry.Item {
  /// Creates the item that a name means in any of its usual spellings, with or without a receiver.
  ///
  /// The result is nil for a remark, a query, or an unknown name.
  ///
  /// ```swift
  /// LogEntry.Item(spelling: "-[AppDelegate applicationDidBecomeActive:]")  // .callback(.didBecomeActive)
  /// LogEntry.Item(spelling: "ScenePhase.inactive")                         // .phase(.inactive)
  /// ```
  ///
  /// - Parameter spelling: A name, for example a selector, a Swift name or a notification. A bare
  ///   name such as `didBecomeActive` belongs to the app delegate if both delegates have it.
  public init?(spelling: String) {
    guard case .entry(let item, _) = SpelledName.read(spelling) else { return nil }
    self = item
  }
}

// MARK: - What can follow a name

extension [UInt8] {
  /// Whether one pair of parentheses encloses the whole range.
  func isInParentheses(_ range: Range<Int>) -> Bool {
    openingParenthesis(of: range) == range.lowerBound
  }

  /// A range without the remark in parentheses at its end, and the remark.
  ///
  /// A remark follows a space, or is a state.
  func splittingRemark(_ range: Range<Int>) -> (rest: Range<Int>, remark: ArraySlice<UInt8>?) {
    guard let opening = openingParenthesis(of: range), opening > range.lowerBound else {
      return (range, nil)
    }
    let remark = self[(opening + 1)..<(range.upperBound - 1)]
    guard self[opening - 1] == UInt8(ascii: " ") || PrintedState(spelling: remark) != nil else {
      return (range, nil)
    }
    return (trimmed(range.lowerBound..<opening), remark)
  }

  /// A range without the scene instance at its end, `(A)` or `#A`, and the instance.
  ///
  /// In parentheses an instance starts with a capital letter or a digit, as `(_:)`, `(scene)` and
  /// `(wrong)` do not, and is not a state.
  func splittingScene(_ range: Range<Int>) -> (rest: Range<Int>, scene: String?) {
    if let mark = self[range].lastIndex(of: UInt8(ascii: "#")),
      isScene((mark + 1)..<range.upperBound)
    {
      return (range.lowerBound..<mark, text((mark + 1)..<range.upperBound))
    }
    guard let opening = openingParenthesis(of: range) else { return (range, nil) }
    let inside = (opening + 1)..<(range.upperBound - 1)
    guard isScene(inside), PrintedState(spelling: self[inside]) == nil,
      !(UInt8(ascii: "_")...UInt8(ascii: "z")).contains(self[inside.lowerBound])
    else { return (range, nil) }
    return (range.lowerBound..<opening, text(inside))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  private func isScene(_ range: Range<Int>) -> Bool {
    (1...64).contains(range.count)
      && self[range].allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
  }

  /// The opening parenthesis that belongs to the closing one at the end of a range.
  private func openingParenthesis(of range: Range<Int>) -> Int? {
    guard self[range].last == UInt8(ascii: ")") else { return nil }
    var depth = 0
    for index in range.reversed() {
      if self[index] == UInt8(ascii: ")") { depth += 1 }
      if self[index] == UInt8(ascii: "(") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension PrintedState {
  /// The state that a value means, for example `Background` or `UIApplicationStateActive`.
  init?(spelling: some Sequence<UInt8>) {
    guard let state = Self.values[NormalForm(spelling)] else { return nil }
    self = state
  }

  /// The state that a key and its value mean, for example `state: background`.
  init?(keyAndValue form: NormalForm) {
    guard let state = Self.keysAndValues[form] else { return nil }
    self = state
  }

  /// Whether the last letters of a word allow it to be a state, or a key and a state.
  static func mayEnd(_ word: ArraySlice<UInt8>) -> Bool {
    guard let last = word.lastIndex(where: \.isNameByte) else { return false }
    switch word[last] | 0x20 {
    case UInt8(ascii: "0")...UInt8(ascii: "2"): return true
    case UInt8(ascii: "e"):
      return last > word.startIndex && word[last - 1] | 0x20 == UInt8(ascii: "v")
    case UInt8(ascii: "d"):
      return last > word.startIndex && word[last - 1] | 0x20 == UInt8(ascii: "n")
    default: return false
    }
  }

  /// Whether a word starts with the letters of a key, ignoring punctuation.
  static func startsWithKey(_ word: ArraySlice<UInt8>) -> Bool {
    keyForms.contains { key in
      var letters = key.bytes[...]
      for byte in word where byte.isNameByte && byte != UInt8(ascii: "_") {
        guard let letter = letters.popFirst() else { break }
        if byte | 0x20 != letter { return false }
      }
      return letters.isEmpty
    }
  }

  /// The states by their numbers in `UIApplication.State`.
  static let numbered: [String: PrintedState] = ["0": .active, "1": .inactive, "2": .background]

  private static let prefixes = [
    "", "UIApplicationState", "UIApplication.State.", "UISceneActivationStateForeground",
    "UIScene.ActivationState.foreground", "foreground",
  ]

  private static let keyForms = ["state", "applicationState", "appState"].map {
    NormalForm($0)
  }

  private static let values: [NormalForm: PrintedState] = {
    var values = [NormalForm("UISceneActivationStateBackground"): PrintedState.background]
    for state in allCases {
      for prefix in prefixes { values[NormalForm(prefix + state.rawValue)] = state }
    }
    return values
  }()

  private static let keysAndValues: [NormalForm: PrintedState] = {
    var pairs: [NormalForm: PrintedState] = [:]
    for key in keyForms {
      for (value, state) in values { pairs[key.followed(by: value)] = state }
      for (number, state) in numbered { pairs[key.followed(by: NormalForm(number))] = state }
    }
    return pairs
  }()
}
