@testable import LifecycleModels

/// A state that can be compared with what a transition table says is owed.
protocol TableState {
  /// The names of what is owed, in the order of the tables: without the receiver, plain for the app,
  /// after the letter of a scene for its delegate, and after “then” for what comes last.
  var owedWords: [String] { get }
}

extension AppState: TableState {
  var owedWords: [String] { owed.words() }
}

extension SceneState: TableState {
  var owedWords: [String] {
    let ofScenes = SceneSlots.indices.flatMap { scene in
      let prefix = Component.letter(ofScene: scene) + ":"
      return scenes[scene].owed.words(after: prefix) + scenes[scene].views.words(after: prefix)
    }
    return owed.words() + ofScenes + last.words(after: "then ")
      + (owesResponse ? ["the tap as a response"] : [])
  }
}

extension DeliveryQueue {
  /// The word of a table for what can be owed, made once for each.
  private static let words: [Owed: String] = {
    let all = (UInt8.min...UInt8.max).compactMap { Owed(code: $0) }
    let words = all.map { item in
      let bare = item.name.drop { $0 != "." }.dropFirst()
      return (item, bare.isEmpty ? item.name : String(bare))
    }
    return Dictionary(uniqueKeysWithValues: words)
  }()

  fileprivate func words(after prefix: String = "") -> [String] {
    map { prefix + (Self.words[$0] ?? $0.name) }
  }
}
