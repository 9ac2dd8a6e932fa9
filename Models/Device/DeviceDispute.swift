/// The points on which the sources disagree about what several apps do to one another.
public enum DeviceDispute: String, CaseIterable, Hashable, Sendable {
  case announcedUserKill
  case silentUserKillWhileRunning
  case silentSystemKillInBackground
  case smallBeforeLarge

  /// What is so if the point is decided this way.
  public var statement: String { reading.statement }

  /// Who says what.
  public var citations: [Citation] { reading.citations }

  /// Whether a profile allows it unless told otherwise.
  public func isOn(in profile: Profile) -> Bool { reading.profiles.contains(profile) }

  private typealias Reading = (statement: String, citations: [Citation], profiles: [Profile])

  private var reading: Reading {
    switch self {
    case .announcedUserKill:
      ("a running app killed by the user gets willTerminate", [82, 83, 84], [.observed])
    case .silentUserKillWhileRunning:
      ("a running app killed by the user gets nothing", [82, 83, 85], Profile.allCases)
    case .silentSystemKillInBackground:
      ("the system can kill a running background app without a word", [80, 89], Profile.allCases)
    case .smallBeforeLarge:
      (
        "a small suspended app can be purged before a large one",
        [
          90,
          .assumption("the guide gives a tendency; nothing promises that size is all that counts"),
        ],
        [.observed]
      )
    }
  }
}
