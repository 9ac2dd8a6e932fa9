import ModelChecking

extension ExtensionProperties {
  /// What the two processes read and write.
  var accesses: [ExtensionProperty] {
    [
      invariant(
        "F345",
        "the file changes only when a process writes it, to what that process has in memory",
        citing: [345],
        claims: forBoth { party in
          [
            .everyStep(
              where: does(.write, party),
              is: on.to("as in memory") { $0.file == $0[party].copy })
          ]
        } + [
          .everyStep(
            where: On("another file") { source, _, target in source.file != target.file },
            is: does(.write, .app) || does(.write, .appExtension))
        ]),
      invariant(
        "F346",
        "a process has in memory what it has read, and nothing updates that but its own code",
        citing: [346],
        claims: forBoth { party in
          [
            .everyStep(
              where: On("another memory") { source, _, target in
                source[party].copy != target[party].copy
              }, is: does(.read, party) || does(.change, party) || ends(party)),
            .everyStep(
              where: does(.read, party),
              is: On("the file, and what it had not saved") { source, _, target in
                target[party].copy == source.read(by: party)
              }),
            .everyStep(
              where: does(.change, party),
              is: On("its change alone") { source, _, target in
                guard let copy = target[party].copy, let before = source[party].copy else {
                  return false
                }
                return copy[party] && !before[party]
                  && copy[party.other] == before[party.other]
              }),
            .everyStep(
              where: accesses(of: party),
              is: On("the same phase") { $0[party].phase == $2[party].phase }),
          ]
        }),
      invariant(
        "F342b",
        "a process in an activity is not suspended, and not ended for a lock, before it is told",
        citing: [106, 107, 109, 342],
        claims: forBoth { party in
          [
            .everyStep(
              where: (suspends || on.rule(.lockHeld, .lockHeldByExtension, .finish))
                && happens(to: party),
              is: on.from("in no activity") { !$0[party].isInActivity }),
            .everyStep(
              where: On("in another activity") {
                $0[party].isInActivity != $2[party].isInActivity
              }, is: does(.beginActivity, party) || leavesActivity(party) || ends(party)),
            .everyStep(
              where: does(.beginActivity, party),
              is: on.from("in none") { !$0[party].isInActivity }
                && on.to("in an activity") { $0[party].isInActivity }),
            .everyStep(
              where: leavesActivity(party),
              is: on.from("in an activity") { $0[party].isInActivity }
                && on.to("in none") { !$0[party].isInActivity }),
            .everyStep(
              where: on.rule(.activityExpires(of: party)),
              is: from(party, .idle) && to(party, .idle)),
          ]
        }),
    ]
  }

  private func leavesActivity(_ party: Party) -> On {
    does(.endActivity, party) || on.rule(.activityExpires(of: party))
  }

  /// Who holds the lock, and what that costs and helps.
  var locks: [ExtensionProperty] {
    [
      invariant(
        "F345b", "the lock has one holder, until that process gives it up or ends",
        citing: [97, 345],
        claims: [
          .everyStep(
            where: On("another holder") { source, _, target in source.lock != target.lock },
            is: does(.lock, .app) || does(.lock, .appExtension) || does(.unlock, .app)
              || does(.unlock, .appExtension) || on.isKind(.kill))
        ]
          + forBoth { party in
            [
              .everyStep(
                where: does(.lock, party),
                is: on.from("free") { $0.lock == nil }
                  && on.to("held by the \(party.rawValue)") { $0.lock == party }),
              .everyStep(
                where: does(.unlock, party),
                is: on.from("held by the \(party.rawValue)") { $0.lock == party }
                  && on.to("free") { $0.lock == nil }),
              .everyStep(
                where: ends(party),
                is: On("without its lock") { source, _, target in
                  target.lock == (source.lock == party ? nil : source.lock)
                }),
            ]
          }),
      invariant(
        "F345c", "nobody reads or writes the file under the lock of another", citing: [345],
        claims: forBoth { party in
          [
            .pattern(
              .absence(of: does(.read, party) || does(.write, party)),
              .afterUntil(
                does(.lock, party.other), until: does(.unlock, party.other) || ends(party.other)))
          ]
        }),
      invariant(
        "F345d",
        "what is read under the lock and written under it takes back no change of the other",
        citing: [345],
        claims: forBoth { party in
          [
            .pattern(
              .absence(of: overwrites(party)),
              .afterUntil(
                does(.read, party) && on.from("under the lock") { $0.lock == party },
                until: does(.unlock, party) || ends(party)))
          ]
        }),
      invariant(
        "F343", "a process is ended for a lock only when it would be suspended with it",
        citing: [97, 343],
        claims: [
          .everyStep(
            where: on.rule(.suspend), is: on.from("without it") { $0.lock != .app }),
          .everyStep(
            where: on.rule(.suspendExtension),
            is: on.from("without it") { $0.lock != .appExtension }),
          .everyStep(
            where: on.rule(.lockHeld),
            is: from(.app, .idle) && on.from("held") { $0.lock == .app }),
          .everyStep(
            where: on.rule(.lockHeldByExtension),
            is: from(.appExtension, .idle) && on.from("held") { $0.lock == .appExtension }),
        ]
          + (allowed.contains(.lockOutlivesSuspension)
            ? [
              .everyStep(
                where: on.rule(.suspendWithLock), is: on.from("with it") { $0.lock == .app })
            ] : [])),
      statement(
        "F97", "no suspended process holds the lock",
        isTrue: !allowed.contains(.lockOutlivesSuspension), citing: [97, 343, 344],
        .always(
          StatePredicate("no suspended holder") { state in
            state.lock.map { state[$0].phase != .suspended } ?? true
          })),
      belief(
        "F345e", "to write under the lock is enough to lose nothing", citing: [345, 346],
        .everyStep(
          where: overwrites(.app) || overwrites(.appExtension),
          is: on.from("without the lock") { $0.lock == nil })),
    ]
  }
}
