import LifecycleModels
import Synchronization

/// A cache of automata by alphabet, which keeps the sets that they have computed from log to log.
///
/// A caller that takes automata owns them until it puts them back.
final class AutomatonCache: Sendable {
  /// The automata for one alphabet.
  struct Automata: Sendable {
    /// The whole model.
    var whole: Automaton
    /// The model without silent deaths.
    var withoutDeaths: Automaton
    /// The reduced models, each without one circumstance.
    var parts: [Automaton]
  }

  /// The most alphabets that are kept; the latest comes first.
  private static let most = 4

  private let kept = Mutex<[(alphabet: Set<Callback>, automata: Automata)]>([])

  /// The automata for an alphabet, made now if the cache has none.
  func take(_ alphabet: Set<Callback>, orMake make: () -> Automata) -> Automata {
    let known = kept.withLock { kept in
      kept.firstIndex { $0.alphabet == alphabet }.map { kept.remove(at: $0).automata }
    }
    return known ?? make()
  }

  /// Returns automata to the cache, unless they have grown large.
  func put(_ automata: Automata, for alphabet: Set<Callback>) {
    let all = [automata.whole, automata.withoutDeaths] + automata.parts
    guard all.allSatisfy(\.isSmall) else { return }
    kept.withLock { kept in
      kept.insert((alphabet, automata), at: 0)
      if kept.count > Self.most { kept.removeLast() }
    }
  }
}

/// A value that is made when it is first needed, and shared by all copies of its owner.
final class OnceValue<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// The value, made now if this is the first call.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
