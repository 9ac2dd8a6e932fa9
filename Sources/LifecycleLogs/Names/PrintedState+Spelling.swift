import Reporting

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
