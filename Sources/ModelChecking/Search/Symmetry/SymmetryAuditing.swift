/// On how many states a search by orbits audits the declared symmetry.
public enum SymmetryAuditing: Hashable, Sendable {
  /// On the representative of every orbit.
  case everyState
  /// On the first 1,024, and on about one in 256 of the others.
  ///
  /// Every exchange is tried on the first 64, and one that is drawn on each of the others. The same
  /// states and exchanges are drawn in every run and on any number of threads.
  case sample
  /// On none. A verdict then rests on the declaration alone.
  case none

  /// Every state in debug builds of this library, and a sample in others.
  public static var standard: Self {
    #if DEBUG
      .everyState
    #else
      .sample
    #endif
  }
}

extension SymmetryAuditing {
  /// How many states come before those on which one exchange is tried.
  private static let thoroughHead = 64

  /// How many states come before those of which a sample is drawn.
  private static let head = 1024

  /// Which exchanges are tried on the state with a number, as positions in a list of a length; nil
  /// if the state is not inspected.
  func choice(of exchanges: Int, forState number: Int) -> Range<Int>? {
    switch self {
    case .none: return nil
    case .sample where number >= Self.thoroughHead:
      var generator = SeededGenerator(seed: UInt64(number))
      guard generator.next(below: 256) == 0 || number < Self.head else { return nil }
      let drawn = generator.next(below: max(exchanges, 1))
      return drawn..<min(drawn + 1, exchanges)
    case .everyState, .sample: return 0..<exchanges
    }
  }
}
