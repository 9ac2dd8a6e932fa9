/// The rules of the SwiftUI model, for a number of windows and a choice of disputed points.
struct SwiftUIRules: ProcessRules, DisputedRules {
  typealias State = SwiftUIState
  typealias SwiftUIRule = Rule<SwiftUIState>

  let windowCount: Int
  let allowed: AllowedPoints<SwiftUIDispute>

  /// F217: what the delegate of an adaptor is sent.
  var staysOnAppDelegate: [Citation] { [152, 217] }

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [SwiftUIRule] {
    appDeliveries + windowDeliveries + launches + openings + windowChanges + foreground
      + background + systemEvents + locking(of: [.usual]) + deaths
  }

  /// The numbers of the windows.
  var windows: Range<Int> { 0..<windowCount }

  /// The inputs whose disputed points are allowed.
  var inputs: [SwiftUIInput] {
    SwiftUIInput.allCases.filter { $0.dispute.map(allows) ?? true }
  }

  /// A rule on the systems on which an input takes its route.
  func on(_ input: SwiftUIInput, _ rule: SwiftUIRule) -> SwiftUIRule {
    rule.on(input.dispute.map(allowed.systems) ?? .all)
  }

  /// The inputs for a window; links are modelled for the first.
  func inputs(for window: Int) -> [SwiftUIInput] {
    window == 0 ? inputs : [.none, .url]
  }

  /// The reasons for which the system launches or wakes the app in the background. A task of the
  /// scheduler takes the place of a fetch (F204).
  static let events: [BackgroundEvent] =
    [
      BackgroundEvent(
        input: .refreshTask, owed: [.call(.swiftUIBackgroundTask)],
        citations: [
          204, 210, .assumption("the closure of .backgroundTask takes the launch handler's place"),
        ])
    ] + BackgroundEvent.all.filter { [.push, .urlSession, .location].contains($0.input) }
}

/// What an ``Occurrence`` does not tell from other steps; the raw value is the name of the rules.
extension SwiftUIState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launchLinkLost = "launch.userActivity.lost", openLinkTwice = "open.userActivity.twice"
    case openLinkAnnouncedAlone = "open.userActivity.announcedAlone"
  }
}

extension SwiftUIRules {
  /// Suspension, wakes and background tasks.
  var background: [SwiftUIRule] {
    suspension + Self.events.map { wake(for: $0) } + tasks(of: [.usual])
  }

  /// What reaches a running app without changing its state.
  var systemEvents: [SwiftUIRule] {
    arrivals().filter { $0.occurrence != .arrival(of: .fetch) } + [
      event(
        "refreshTask.starts", .arrival(of: .refreshTask), by: .system,
        when: [.background, .quiet, .hasNoWork], citing: [204, 210]
      ) { $0.owe([.swiftUIBackgroundTask]) }
    ]
  }
}

extension SwiftUIRules {
  /// What covers the app, and how it is left; both affect all windows on screen.
  var foreground: [SwiftUIRule] { covers + departures }

  private var covers: [SwiftUIRule] {
    [
      cover(
        "interruption.begins", .interruption, .covering(.interruption), by: .system,
        citing: [31, 120, 170, 299]),
      uncover("interruption.ends", .interruption, .interruption, citing: [31, 120, 170, 299]),
    ]
      + ifAllowed(
        .switcherDeactivates,
        cover("switcher.opens", .switcher, .covering(.switcher), by: .user, citing: [119, 171]),
        uncover("switcher.returns", .switcher, .switcher, citing: [119, 171]))
  }

  private func cover(
    _ name: String, _ cover: SceneCover, _ occurrence: Occurrence,
    by initiator: Initiator, citing citations: [Citation]
  ) -> SwiftUIRule {
    event(name, occurrence, by: initiator, when: [.active, .quiet], citing: citations) { state in
      state.cover = cover
      for window in SceneSlots.indices where state.scenes[window].activation == .active {
        state.scenes[window].owe(state.deactivation)
      }
    }
  }

  private func uncover(
    _ name: String, _ cover: SceneCover, _ visible: Occurrence.Cover,
    citing citations: [Citation]
  ) -> SwiftUIRule {
    event(
      name, .uncovering(visible, isAnnounced: true), by: .user,
      when: [.inactive, .quiet, .under(cover)], citing: citations
    ) { state in
      state.cover = .none
      for window in SceneSlots.indices where state.scenes[window].activation == .inactive {
        state.scenes[window].owe(state.activation)
      }
    }
  }

  private var departures: [SwiftUIRule] {
    [
      leave("home", .home, by: .user, citing: [29, 115, 171]),
      leave("otherApp.opened", .otherApp, by: .user, citing: [29, 115, 119, 171]),
      leave("sleep", .sleep, by: .hardware, citing: [29, 116, 170]),
      leave("lock", .lock, by: .hardware, when: [.usual], citing: [29, 116, 117, 170]) {
        $0.protectedData = .unavailable
      },
    ]
  }

  private func leave(
    _ name: String, _ departure: Occurrence.Departure, by initiator: Initiator,
    when conditions: [Condition<SwiftUIState>] = [], citing citations: [Citation],
    effect: @escaping @Sendable (inout SwiftUIState) -> Void = { _ in }
  ) -> SwiftUIRule {
    event(
      name, .departure(departure, exit: nil), by: initiator,
      when: [.foreground, .quiet] + conditions, citing: citations + [27, 35]
    ) { state in
      state.leaveScreen()
      effect(&state)
    }
  }
}
