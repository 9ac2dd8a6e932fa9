/// The points on which the sources disagree about what several apps do to one another.
public enum DeviceDispute: String, DisputedPoint {
  case announcedUserKill
  case silentUserKillWhileRunning
  case silentSystemKillInBackground
  case smallBeforeLarge

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var reading: DisputeReading {
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
