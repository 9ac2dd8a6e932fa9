import ModelChecking

/// Several apps on one device, which they share: the screen, and a memory that can run short.
///
/// Each app has the states of the app model, without what happens between two of its callbacks. An
/// app takes a page of memory, or two; there is one page for each app, so that memory runs short as
/// soon as an app takes more. Faults of an app and reboots are left to the app model: they
/// make nothing of several apps that they do not make of one.
public struct DeviceModel: Model {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<DeviceDispute>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<DeviceState>

  /// How many apps a model can have: with more, the rules have more conditions than a machine can.
  public static let appRange = 2...8

  /// How many apps there are unless another number is asked for.
  public static let defaultApps = 3

  /// Creates the model for a profile, with some disputed points decided against the profile.
  /// - Precondition: ``appRange`` contains `apps`.
  public init(
    profile: Profile, apps: Int = defaultApps, deciding decisions: [DeviceDispute: Bool] = [:]
  ) {
    precondition(Self.appRange.contains(apps), "a device has \(Self.appRange) apps, not \(apps)")
    self.profile = profile
    let allowed = Set(
      DeviceDispute.allCases.filter { decisions[$0] ?? $0.isOn(in: profile) })
    self.allowed = allowed
    // With two apps and three pages, one can still be large while the other is in memory.
    let pages = max(3, apps)
    machine = RuleMachine(
      initialStates: DeviceState.Form.allCases.map {
        DeviceState(apps: apps, pages: pages, form: $0)
      },
      rules: DeviceRules(apps: apps, allowed: allowed).all)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var name: String { "device" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var subject: String { "Several apps on one device, and what they cost one another" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func properties(of machine: RuleMachine<DeviceState>) -> [SuiteProperty<DeviceState>] {
    DeviceProperties(allowed: allowed, machine: machine).all
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var disputes: [Dispute] {
    DeviceDispute.allCases.map { dispute in
      Dispute(
        name: dispute.rawValue, statement: dispute.statement, citations: dispute.citations,
        isOn: allowed.contains(dispute))
    }
  }
}
