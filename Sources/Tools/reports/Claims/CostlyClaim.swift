/// One of the claims that cost the most, and why.
///
/// A claim belongs here if the sources show the damage: data lost is worse than input lost, input
/// lost is worse than a crash, which is noticed, and a crash is worse than work that is wrong.
struct CostlyClaim: Hashable, Sendable {
  /// The claim.
  let claim: CirculatingClaim
  /// The worst that it does.
  let harm: Harm
  /// What it has cost, or costs.
  let reason: String

  /// What a claim does to those who rely on it, the worst first.
  enum Harm: Int, CaseIterable, Comparable, Hashable, Sendable {
    case dataLost, inputLost, crash, wrongWork

    static func < (left: Harm, right: Harm) -> Bool { left.rawValue < right.rawValue }
  }

  /// Finds the claim.
  /// - Precondition: There is a claim with that name.
  private init(_ id: String, _ harm: Harm, _ reason: String) {
    guard let claim = CirculatingClaim.all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no claim “\(id)”")
    }
    self.claim = claim
    self.harm = harm
    self.reason = reason
  }

  /// The ten claims that cost the most, in the order of their harm; equally harmful ones in the
  /// order in which more apps are affected.
  static let all: [CostlyClaim] = [
    CostlyClaim("terminate-always", .dataLost, "whatever was not saved before is gone"),
    CostlyClaim("phase-before-death", .dataLost, "text is lost at a quick swipe in the switcher"),
    CostlyClaim("same-process", .dataLost, "drafts live in a process that does not come back"),
    CostlyClaim("keychain-at-launch", .dataLost, "users are signed out, and credentials deleted"),
    CostlyClaim("cold-open-contexts", .inputLost, "the link that starts the app leads nowhere"),
    CostlyClaim("tap-is-push", .inputLost, "the tap opens the app, and not what was tapped"),
    CostlyClaim("manifest-suffices", .crash, "the app ends at launch, for each user"),
    CostlyClaim("register-anywhere", .crash, "the app ends when it registers too late"),
    CostlyClaim("window-at-launch", .crash, "code that unwraps the window ends the app"),
    CostlyClaim("process-is-launch", .wrongWork, "sessions are counted that no user began"),
  ]
}
