/// The words of the transition tables for what can be owed: names without their receiver, each after a
/// prefix.
///
/// They are made once, because the tables are compared with every transition of a model.
struct OwedWords: Sendable {
  /// The words, by the codes of what can be owed.
  let words: [String]

  init(after prefix: String) {
    words = (UInt8.min...UInt8.max).map { code in
      guard let name = Owed(code: code)?.name else { return "" }
      let bare = name.drop { $0 != "." }.dropFirst()
      return prefix + (bare.isEmpty ? name : String(bare))
    }
  }

  /// For what the app is owed.
  static let plain = OwedWords(after: "")
  /// For what the scene with each number is owed, from A to Z.
  static let ofScene = (0..<26).map { number in
    OwedWords(after: Component.letter(ofScene: number) + ":")
  }
  /// For what comes last.
  static let last = OwedWords(after: "then ")
}
