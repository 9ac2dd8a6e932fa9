/// Which scene of the model each scene of a log may be, and the states that explain the log then.
///
/// A log names scenes as its writer pleased: by session, by object, by letter. One scene of the model
/// can have several names in a log, one after the other, since a scene that reconnects is a new
/// object. A name that is new in a log may belong to any scene of the model that has no name, or
/// whose object is gone; all these possibilities are followed. A scene whose object is surely gone
/// has no name any more.
struct SceneHypothesis: Hashable, Sendable {
  /// The name in the log of each scene of the model, where it has one.
  var names: [String?]
  /// Names of objects that are gone while others may have lived on: none of those others has such a
  /// name, but a new object may. The last few.
  var former: [String] = []
  var set: LogAutomaton.SetNumber

  /// How many names of objects that are gone are remembered.
  private static let mostFormer = 16

  /// A hypothesis of scenes that have no names yet.
  init(sceneCount: Int, set: LogAutomaton.SetNumber) {
    names = Array(repeating: nil, count: sceneCount)
    self.set = set
  }

  /// The number of the scene with a name.
  func number(of name: String) -> Int? {
    // Not `firstIndex(of:)`, which makes an optional of each name to compare.
    for index in names.indices {
      if let known = names[index], known == name { return index }
    }
    return nil
  }

  /// Whether every scene of the model has a name, and none has this one.
  func hasNoScene(for name: String) -> Bool {
    !names.isEmpty && names.allSatisfy { $0 != nil } && number(of: name) == nil
  }

  /// Gives a scene a name, whatever it was called before.
  mutating func name(_ number: Int, _ name: String) {
    remember(names[number])
    names[number] = name
    former.removeAll { $0 == name }
  }

  /// Takes the names from scenes whose objects are gone.
  ///
  /// - Parameter gone: A bit for each of them.
  mutating func forget(_ gone: UInt8) {
    for number in names.indices where gone & 1 << number != 0 {
      remember(names[number])
      names[number] = nil
    }
    // Where no object lives, every one to come is new.
    if gone == UInt8(1 << names.count) &- 1 { former = [] }
  }

  private mutating func remember(_ name: String?) {
    guard let name else { return }
    former.removeAll { $0 == name }
    former.append(name)
    if former.count > Self.mostFormer { former.removeFirst() }
  }
}

/// A hypothesis, and what the automaton read to get there from the one before.
struct SceneStep: Hashable {
  let hypothesis: SceneHypothesis
  let symbols: [LogSymbol]
}
