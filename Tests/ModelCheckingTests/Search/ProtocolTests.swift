import ModelChecking
import Testing

@Suite struct `A protocol` {
  static let exclusion = Claim<Peterson>.always(.init("one at a time", \.isExclusive))

  @Test func `of Peterson keeps processes apart`() {
    #expect(Peterson().outcome(Self.exclusion) == .holds)
  }

  @Test func `of Peterson without waiting lets both in after eight steps`() {
    let outcome = Peterson(waits: false).outcome(Self.exclusion)
    #expect(outcome == .violated(by: [0, 0, 0, 0, 1, 1, 1, 1]))
  }

  @Test func `of two-phase commit is consistent`() {
    let claim = Claim<TwoPhaseCommit>.always(.init("consistent", \.isConsistent))
    #expect(TwoPhaseCommit(managers: 3).outcome(claim) == .holds)
  }

  @Test func `of two-phase commit can commit`() {
    let machine = TwoPhaseCommit(managers: 1)
    let outcome = machine.outcome(.reachable(.init("committed") { $0.managers == [.committed] }))
    let trace: [TwoPhaseCommit.Action] = [
      .prepare(0), .hearPrepared(0), .commit, .obeyCommit(0),
    ]
    #expect(outcome == .holdsAsShown(by: trace))
  }

  @Test func `that increments with a lock counts exactly`() {
    let claim = Claim<Increment>.always(.init("exact", \.isExact))
    #expect(Increment(threads: 3, usesLock: true).outcome(claim) == .holds)
  }

  @Test func `that increments without a lock loses a count after four steps`() {
    let machine = Increment(threads: 2, usesLock: false)
    let outcome = machine.outcome(.always(.init("exact", \.isExact)))
    #expect(outcome == .violated(by: [.read(0), .read(1), .write(0), .write(1)]))
  }

  @Test func `of the alternating bit acknowledges only what was received`() {
    let acknowledged = StepPredicate<AlternatingBit>("acknowledged") { source, _, target in
      source.acknowledgedBit != source.senderBit && target.acknowledgedBit == target.senderBit
    }
    let arrived = StepPredicate<AlternatingBit>("arrived") { $2.received == $2.sent }
    #expect(AlternatingBit().outcome(.everyStep(where: acknowledged, is: arrived)) == .holds)
  }

  @Test func `of the alternating bit can always deliver what was sent`() {
    let delivered = StatePredicate<AlternatingBit>("delivered") { state in
      state.acknowledgedBit == state.senderBit && state.received == state.sent
    }
    #expect(AlternatingBit().outcome(.alwaysPossible(delivered)) == .holds)
  }

  @Test func `of the alternating bit may lose for ever what was sent`() {
    let sent = StepPredicate<AlternatingBit>.action("sends 1") { $0 == .send(1) }
    let received = StepPredicate<AlternatingBit>("receives 1") { _, action, target in
      action == .receive && target.received == 1
    }
    let outcome = AlternatingBit().outcome(.pattern(.response(of: received, to: sent)))
    #expect(outcome == .undecided(.needsLiveness))
  }
}
