import LifecycleModels
import Synchronization

/// What a model makes of recorders: the automata for some alphabets, kept from log to log with the
/// sets that they have seen.
///
/// Whoever takes automata has them alone until they are put back.
final class AutomatonCache: Sendable {
  /// The automata for one alphabet.
  struct Automata: Sendable {
    /// The whole model.
    var whole: Automaton
    /// The model without silent deaths.
    var withoutDeaths: Automaton
    /// The model without each of some circumstances.
    var parts: [Automaton]
  }

  /// The alphabets that are kept, the latest first.
  private static let most = 4

  private let kept = Mutex<[(alphabet: Set<Callback>, automata: Automata)]>([])

  /// The automata for an alphabet, made now if there are none.
  func take(_ alphabet: Set<Callback>, orMake make: () -> Automata) -> Automata {
    let known = kept.withLock { kept in
      kept.firstIndex { $0.alphabet == alphabet }.map { kept.remove(at: $0).automata }
    }
    return known ?? make()
  }

  /// Keeps automata that are not needed any more, unless they have grown large.
  func put(_ automata: Automata, for alphabet: Set<Callback>) {
    let all = [automata.whole, automata.withoutDeaths] + automata.parts
    guard all.allSatisfy(\.isSmall) else { return }
    kept.withLock { kept in
      kept.insert((alphabet, automata), at: 0)
      if kept.count > Self.most { kept.removeLast() }
    }
  }
}

/// A value that is made when it is first needed, and kept for all copies of what holds it.
final class OnceValue<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// The value, made now if it never was.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
