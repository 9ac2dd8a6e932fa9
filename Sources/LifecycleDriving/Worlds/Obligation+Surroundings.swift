// What an app believes about its state and about what it has stored.
extension Obligation {
  /// What the app believes about its own state is true.
  ///
  /// It is checked when the app is active or in the background, is suspended, or was prewarmed and
  /// is frozen, and no delivery is owed. An inactive app may be counted either way.
  /// - Parameter belief: The state that the app reports to its other parts, or acts upon; nil as
  ///   long as there is none. A suspended app is in the background.
  /// - Returns: The obligation.
  public static func knowsItsState(
    _ belief: @escaping (Moment<Disk, Delegate>) -> ApplicationState?
  ) -> Self {
    Self(
      "I10b", "the state in which the app believes itself to be is its state",
      citing: [11, 13, 15, 60, 164],
      asked: .settled(in: [.active, .background, .suspended, .prewarmedAfterLaunch]),
      premise: .some(unless: "the app never believed anything") { belief($0) != nil }
    ) { moment in
      guard let believed = belief(moment) else { return nil }
      let real = ApplicationState(moment.state)
      guard believed != real else { return nil }
      return "the app believes itself to be \(believed.words), but it is \(real.words)"
    }
  }

  /// Nothing is lost because protected data cannot be read.
  ///
  /// What cannot be read exists nevertheless: after a restart until the first unlock, and whenever
  /// the device is locked. The obligation is checked after every step.
  /// - Parameter isLost: Whether something was overwritten, deleted or dropped.
  /// - Returns: The obligation.
  public static func nothingLostWhileLocked(
    _ isLost: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I46b", "nothing is lost because protected data cannot be read",
      citing: [66, 73, 117, 118],
      premise: .some(unless: "protected data was always available") {
        !$0.application.isProtectedDataAvailable
      }
    ) { moment in
      guard isLost(moment) else { return nil }
      let isReadable = moment.application.isProtectedDataAvailable
      return "something is lost" + (isReadable ? "" : " while protected data is unavailable")
    }
  }
}

extension ApplicationState {
  /// The state in words, to follow “is”.
  fileprivate var words: String { self == .background ? "in the background" : "\(self)" }
}
