/// How rarely something happens to an app, as a weight.
///
/// Of lives that show the same, and of equally short counterexamples, the one with the least weight
/// is told: a maintainer recognises it.
package enum Rarity: Int, CaseIterable, Comparable, Sendable {
  /// It happens to every app, every day.
  case everyday = 1
  /// It happens to most apps now and then.
  case occasional = 3
  /// Few users ever do it, or few devices ever get there.
  case rare = 9

  package static func < (left: Rarity, right: Rarity) -> Bool { left.rawValue < right.rawValue }
}

extension Occurrence {
  /// How rarely it occurs: the one table of weights, each row with its reason.
  package var rarity: Rarity {
    switch self {
    // Few apps ever do that on their own.
    case .request(.exit), .request(.openOwnURL), .request(.openOtherApp): .rare
    // The app asks for something, and what covers it then is an interruption like others.
    case .request(.presentSystemSheet): .occasional
    // Deliveries follow from something else, and what else the code requests is its own decision.
    case .delivery(.plain), .delivery(.carrying), .delivery(.returnsFalse),
      .delivery(.returnsNil),
      .delivery(.readingInactive), .delivery(.ofContinuedTask), .request, .hiddenWindow:
      .everyday
    // An order of notifications that differs from the usual one.
    case .delivery(.early), .delivery(.late): .occasional
    // Users open apps, touch them, leave them and come back all day, mostly by the icon.
    case .touch, .opening(_, with: nil), .departure(.home, _), .departure(.otherApp, _): .everyday
    // iOS suspends what was left, and purges what was suspended.
    case .leavingForeground, .enteringForeground, .suspension, .end(.purge): .everyday
    // Users lock and unlock devices, and look through the app switcher, where they swipe apps away.
    case .departure(.lock, _), .deviceChange(.unlock), .covering(.switcher),
      .uncovering(.switcher, _), .userKill(.suspended):
      .everyday
    // Time in the background is granted as a rule.
    case .answer(_, let isGranted): isGranted ? .everyday : .rare
    // What brings input comes less often than the icon.
    case .opening(_, with: .some), .inputInFront, .wake, .arrival, .backgroundLaunch: .occasional
    // Interruptions come now and then.
    case .covering, .uncovering(_, isAnnounced: true), .departure(.callAnswered, _),
      .departure(.sleep, _):
      .occasional
    // To have several windows is less usual; that one makes room for another is then what they do.
    case .window(.pushAside): .everyday
    case .deviceChange(.lowMemory), .deviceChange(.lockInBackground), .window, .otherScreen,
      .systemTermination, .announcedExit, .cutShort, .userKill(.silent), .userKill(.announced),
      .userKill(.disconnects):
      .occasional
    // Prewarming cannot be seen, so nobody recognises it; the rest needs a rare moment.
    case .prewarming, .discarding, .uncovering(_, isAnnounced: false), .deviceChange, .userKill,
      .punishment, .end:
      .rare
    }
  }
}
