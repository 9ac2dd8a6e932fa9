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
    let party = action.party
    return Rule(
      action.rawValue, by: initiator, kind: kind, when: conditions, citing: citations
    ) { state in
      if let phase { state[party].phase = phase } else { state.end(party) }
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
