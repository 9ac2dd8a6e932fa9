/// The points on which the sources about events and threads disagree.
public enum RunLoopDispute: String, DisputedPoint {
  case eventsWhileInactive
  case nextEventShowsStrayChange

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var reading: DisputeReading {
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
