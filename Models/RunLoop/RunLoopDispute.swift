/// The points on which the sources about events and threads disagree.
public enum RunLoopDispute: String, CaseIterable, Hashable, Sendable {
  case eventsWhileInactive
  case nextEventShowsStrayChange

  /// What is so if the point is decided this way.
  public var statement: String { reading.statement }

  /// Who says what.
  public var citations: [Citation] { reading.citations }

  /// Whether a profile allows it unless told otherwise.
  public func isOn(in profile: Profile) -> Bool { reading.profiles.contains(profile) }

  private typealias Reading = (statement: String, citations: [Citation], profiles: [Profile])

  private var reading: Reading {
    switch self {
    case .eventsWhileInactive:
      ("an inactive app receives events other than touches", [2, 125], [.observed])
    case .nextEventShowsStrayChange:
      (
        "a change that another thread made to the UI is drawn after the main thread's next event",
        [133, 134], [.observed]
      )
    }
  }
}
