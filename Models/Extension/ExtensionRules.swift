/// The rules about an app, its extension and their file, for a choice of disputed points.
struct ExtensionRules: DisputedRules {
  typealias State = ExtensionState
  typealias ExtensionRule = Rule<ExtensionState>
  typealias Action = ExtensionState.Action
  typealias Party = ExtensionState.Party
  typealias Phase = ExtensionState.Phase

  let allowed: AllowedPoints<ExtensionDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [ExtensionRule] {
    lifeOfApp + starts + lifeOfExtension + Party.allCases.flatMap(accesses)
      + Party.allCases.flatMap(activities) + ends
  }

  /// A process comes to a phase, or ends.
  private func rule(
    _ action: Action, _ kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<ExtensionState>], to phase: Phase? = nil,
    citing citations: [Citation]
  ) -> ExtensionRule {
    Rule(
      action.rawValue, by: initiator, kind: kind, when: conditions, citing: citations
    ) { state in
      if let phase {
        state[action.party].phase = phase
      } else {
        state.end(action.party)
      }
    }
  }
}

extension ExtensionRules {
  private var lifeOfApp: [ExtensionRule] {
    [
      rule(
        .open, by: .user, when: [.isIn(.app, .none, .idle, .suspended)], to: .active,
        citing: [17, 30, 34]),
      rule(.home, by: .user, when: [.isIn(.app, .active)], to: .idle, citing: [29]),
      rule(
        .launchInBackground, by: .system, when: [.isIn(.app, .none)], to: .idle, citing: [60, 64]),
      rule(.wake, by: .system, when: [.isIn(.app, .suspended)], to: .idle, citing: [33]),
      suspend(.suspend, when: .holdsNoLock(.app), citing: [6, 32]),
    ]
      + ifAllowed(
        .lockOutlivesSuspension,
        suspend(.suspendWithLock, when: .holdsLock(.app), citing: [344]))
  }

  private func suspend(
    _ action: Action, when condition: Condition<ExtensionState>, citing citations: [Citation]
  ) -> ExtensionRule {
    rule(
      action, .silent, by: .system,
      when: [.isIn(action.party, .idle), .isInNoActivity(action.party), condition], to: .suspended,
      citing: citations)
  }

  /// How the process of an extension is started: by whom, and for what.
  private var starts: [ExtensionRule] {
    [
      start(.startShare, .share, by: .user, citing: [348]),
      start(.startWidget, .widget, by: .system, citing: [348]),
      start(.startService, .notificationService, by: .system, citing: [338]),
      start(.startContent, .notificationContent, by: .user, citing: [348]),
      start(.startIntent, .appIntent, by: .user, when: [.appDoesNotRun], citing: [347]),
    ]
  }

  private func start(
    _ action: Action, _ point: ExtensionState.Point, by initiator: Initiator,
    when conditions: [Condition<ExtensionState>] = [], citing citations: [Citation]
  ) -> ExtensionRule {
    Rule(
      action.rawValue, by: initiator, kind: .event,
      when: [.isIn(.appExtension, .none)] + conditions,
      citing: [297, 337] + citations
    ) { state in
      state.appExtension.phase = .starting
      state.point = point
    }.on(point.systems)
  }

  private var lifeOfExtension: [ExtensionRule] {
    [
      rule(
        .request, by: .system, when: [.isIn(.appExtension, .starting)], to: .active, citing: [337]),
      rule(
        .complete, by: .app, when: [.isIn(.appExtension, .active, .expiring)], to: .idle,
        citing: [337]),
      rule(
        .timeWillExpire, by: .system, when: [.isIn(.appExtension, .active), .isService],
        to: .expiring, citing: [338]
      ).on(.since(10)),
      suspend(.suspendExtension, when: .holdsNoLock(.appExtension), citing: [342]),
    ]
      + ifAllowed(
        .processServesAgain,
        rule(
          .requestAgain, by: .system,
          when: [.isIn(.appExtension, .idle, .suspended), .appDoesNotTakeIt], to: .active,
          citing: [341, 347]))
  }

  /// How a process delays its suspension, and is told when it cannot any longer.
  private func activities(of party: Party) -> [ExtensionRule] {
    [
      access(.beginActivity, of: party, when: [.isInNoActivity(party)], citing: [106, 342]) {
        $0[party].isInActivity = true
      },
      access(.endActivity, of: party, when: [.isInActivity(party)], citing: [106, 342]) {
        $0[party].isInActivity = false
      },
      Rule(
        Action.activityExpires(of: party).rawValue, by: .system, kind: .event,
        when: [.isIn(party, .idle), .isInActivity(party)], citing: [107, 109, 342]
      ) { $0[party].isInActivity = false },
    ]
  }

  /// What the code of a process does with the file. Under the lock of the other it has to wait.
  private func accesses(of party: Party) -> [ExtensionRule] {
    [
      access(
        .read, of: party, when: [.mayAccess(party), .hasSomethingToRead(party)], citing: [345, 346]
      ) { $0[party].copy = $0.read(by: party) },
      access(
        .change, of: party, when: [.hasRead(party), .hasNotChanged(party)], citing: [345]
      ) { $0[party].copy?[party] = true },
      access(
        .write, of: party,
        when: [.hasRead(party), .mayAccess(party), .hasSomethingToWrite(party)], citing: [345]
      ) { if let copy = $0[party].copy { $0.file = copy } },
      access(.lock, of: party, when: [.lockIsFree], citing: [97, 345]) { $0.lock = party },
      access(.unlock, of: party, when: [.holdsLock(party)], citing: [97, 345]) { $0.lock = nil },
    ]
  }

  private func access(
    _ access: Action.Access, of party: Party, when conditions: [Condition<ExtensionState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout ExtensionState) -> Void
  ) -> ExtensionRule {
    Rule(
      Action(access, of: party).rawValue, by: .app, kind: .event,
      when: [.runs(party)] + conditions,
      citing: citations + [.assumption("the code of the app may do it whenever it runs")],
      effect: effect)
  }

  /// How the two processes end. None of it is told to them.
  private var ends: [ExtensionRule] {
    [
      end(.purge, when: [.isIn(.app, .suspended)], citing: [7, 79]),
      end(.userKill, by: .user, when: [.isIn(.app, .idle, .suspended)], citing: [79, 82, 85]),
      end(.crash, by: .app, when: [.runs(.app)], citing: [100]),
      end(
        .lockHeld, when: [.isIn(.app, .idle), .isInNoActivity(.app), .holdsLock(.app)],
        citing: [97]),
      end(
        .finish, when: [.isIn(.appExtension, .idle, .suspended), .isInNoActivity(.appExtension)],
        citing: [337]),
      end(.timeIsUp, when: [.isIn(.appExtension, .expiring)], citing: [338]).on(.since(10)),
      end(.cutShort, when: [.isIn(.appExtension, .active), .isNotService], citing: [340]),
      end(
        .startOverrun, when: [.isIn(.appExtension, .starting), .isService], citing: [339]
      ).on(.since(10)),
      end(.memoryLimit, when: [.isAwake(.appExtension)], citing: [339, 340]),
      end(.crashOfExtension, by: .app, when: [.runs(.appExtension)], citing: [100, 339]),
      end(
        .lockHeldByExtension,
        when: [
          .isIn(.appExtension, .idle), .isInNoActivity(.appExtension), .holdsLock(.appExtension),
        ],
        citing: [343]),
    ]
  }

  private func end(
    _ action: Action, by initiator: Initiator = .system,
    when conditions: [Condition<ExtensionState>], citing citations: [Citation]
  ) -> ExtensionRule {
    rule(action, .kill, by: initiator, when: conditions, citing: citations)
  }
}

/// What happens in the model; the raw value is the name of the rules.
extension ExtensionState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case open, home, launchInBackground, wake, suspend, suspendWithLock, purge, userKill, crash
    case lockHeld = "lock.heldAtSuspension"
    case startShare = "extensionStarts.share", startWidget = "extensionStarts.widget"
    case startService = "extensionStarts.notificationService"
    case startContent = "extensionStarts.notificationContent"
    case startIntent = "extensionStarts.appIntent"
    case request = "extension.request", requestAgain = "extension.requestAgain"
    case complete = "extension.complete", timeWillExpire = "extension.timeWillExpire"
    case suspendExtension = "extension.suspend", finish = "extensionEnds.finished"
    case timeIsUp = "extensionEnds.timeIsUp", cutShort = "extensionEnds.cutShort"
    case startOverrun = "extensionEnds.startOverrun", memoryLimit = "extensionEnds.memoryLimit"
    case crashOfExtension = "extensionEnds.crash"
    case lockHeldByExtension = "extensionEnds.lockHeldAtSuspension"
    case appReads = "app.reads", appChanges = "app.changes", appWrites = "app.writes"
    case appLocks = "app.locks", appUnlocks = "app.unlocks"
    case extensionReads = "extension.reads", extensionChanges = "extension.changes"
    case extensionWrites = "extension.writes", extensionLocks = "extension.locks"
    case extensionUnlocks = "extension.unlocks"
    case appBeginsActivity = "app.beginsActivity", appEndsActivity = "app.endsActivity"
    case appActivityExpires = "app.activityExpires"
    case extensionBeginsActivity = "extension.beginsActivity"
    case extensionEndsActivity = "extension.endsActivity"
    case extensionActivityExpires = "extension.activityExpires"

    /// What the code of either process does.
    enum Access: CaseIterable { case read, change, write, lock, unlock, beginActivity, endActivity }

    init(_ access: Access, of party: Party) {
      let isApp = party == .app
      self =
        switch access {
        case .read: isApp ? .appReads : .extensionReads
        case .change: isApp ? .appChanges : .extensionChanges
        case .write: isApp ? .appWrites : .extensionWrites
        case .lock: isApp ? .appLocks : .extensionLocks
        case .unlock: isApp ? .appUnlocks : .extensionUnlocks
        case .beginActivity: isApp ? .appBeginsActivity : .extensionBeginsActivity
        case .endActivity: isApp ? .appEndsActivity : .extensionEndsActivity
        }
    }

    static func activityExpires(of party: Party) -> Action {
      party == .app ? .appActivityExpires : .extensionActivityExpires
    }

    /// The process to which it happens.
    var party: Party {
      switch self {
      case .open, .home, .launchInBackground, .wake, .suspend, .suspendWithLock, .purge, .userKill,
        .crash, .lockHeld, .appReads, .appChanges, .appWrites, .appLocks, .appUnlocks,
        .appBeginsActivity, .appEndsActivity, .appActivityExpires:
        .app
      default: .appExtension
      }
    }
  }
}

extension Condition where State == ExtensionState {
  typealias Party = ExtensionState.Party

  static func isIn(_ party: Party, _ phases: ExtensionState.Phase...) -> Condition {
    Condition("the \(party.rawValue) is " + phases.map(\.name).joined(separator: " or ")) {
      phases.contains($0[party].phase)
    }
  }

  static func runs(_ party: Party) -> Condition {
    Condition("code of the \(party.rawValue) runs") { $0[party].phase.runs }
  }
  static func isAwake(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is starting or runs") { $0[party].phase.isAwake }
  }
  static let appDoesNotRun = Condition("the app does not run") { !$0.app.phase.runs }
  static let appDoesNotTakeIt = Condition("the app does not run, or it is no App Intent") {
    $0.point != .appIntent || !$0.app.phase.runs
  }
  static let isService = Condition("it is a notification service extension") {
    $0.point == .notificationService
  }
  static let isNotService = Condition("it is not a notification service extension") {
    $0.point != .notificationService
  }

  static func isInActivity(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is in an activity") { $0[party].isInActivity }
  }
  static func isInNoActivity(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is in no activity") { !$0[party].isInActivity }
  }

  static let lockIsFree = Condition("nobody holds the lock") { $0.lock == nil }
  static func holdsLock(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) holds the lock") { $0.lock == party }
  }
  static func holdsNoLock(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) holds no lock") { $0.lock != party }
  }
  static func mayAccess(_ party: Party) -> Condition {
    Condition("the \(party.other.rawValue) does not hold the lock") { $0.lock != party.other }
  }

  static func hasRead(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) has read the file") { $0[party].copy != nil }
  }
  static func hasNotChanged(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) has not made its change") { $0[party].copy?[party] == false }
  }
  static func hasSomethingToRead(_ party: Party) -> Condition {
    .scope("reading brings something to the \(party.rawValue)") {
      $0[party].copy != $0.read(by: party)
    }
  }
  static func hasSomethingToWrite(_ party: Party) -> Condition {
    .scope("the \(party.rawValue) has something else in memory than the file") {
      $0[party].copy != $0.file
    }
  }
}
