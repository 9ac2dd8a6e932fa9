/// Where a walk stands, in numbers.
struct Footing {
  /// The place of its state, or ``KnownGround/nowhere``.
  var place = KnownGround.nowhere
  /// The row of what the observers have seen, or ``JointObserver/unknown``.
  var row = JointObserver.unknown
  /// The steps still to take.
  var stepsLeft = 0
}
