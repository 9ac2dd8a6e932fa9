import ModelChecking
import Testing

/// What textbooks say of protocols, with the fairness that they assume and without it.
@Suite struct `A published result` {
  /// Whether the first process always gets what it wants.
  private func verdict<Machine: StateMachine>(
    _ machine: Machine, wants: @escaping @Sendable (Machine.State) -> Bool,
    gets: @escaping @Sendable (Machine.State) -> Bool,
    rules: [RuleGroup<Machine>], _ strength: Fairness.Strength?
  ) throws -> LivenessVerdict<Machine> {
    let vocabulary = try LivenessVocabulary(
      predicates: [.state("wants", wants), .state("gets", gets)], rules: rules)
    let fairness = strength.map { strength in
      rules.map { Fairness(strength, of: $0.name, reason: "processes do not stop") }
    }
    return machine.explore().check(
      try LivenessProperty(
        "no starvation", "always (wants implies eventually gets)", in: vocabulary,
        assuming: fairness ?? []))
  }

  private func processes<Machine: StateMachine>(
    _ count: Int, of machine: Machine
  ) -> [RuleGroup<Machine>] where Machine.Action == Int {
    (0..<count).map { process in RuleGroup("\(process)", .action("\(process)") { $0 == process }) }
  }

  @Test(arguments: [0, 1])
  func `Peterson lets each process in if both go on`(process: Int) throws {
    func verdict(_ strength: Fairness.Strength?) throws -> LivenessVerdict<Peterson> {
      let machine = Peterson()
      return try self.verdict(
        machine, wants: { $0.labels[process] == .ask }, gets: { $0.labels[process] == .critical },
        rules: processes(2, of: machine), strength)
    }
    #expect(try verdict(.weak).holds)
    let lasso = try #require(try verdict(nil).lasso)
    #expect(!lasso.cycle.isEmpty)
    #expect(!lasso.cycle.contains { $0.action == process })
  }

  @Test(arguments: [0, 1])
  func `Dekker lets each process in if both go on`(process: Int) throws {
    func verdict(_ strength: Fairness.Strength?) throws -> LivenessVerdict<Dekker> {
      let machine = Dekker()
      return try self.verdict(
        machine, wants: { $0.labels[process] == .look }, gets: { $0.labels[process] == .critical },
        rules: processes(2, of: machine), strength)
    }
    #expect(try verdict(.weak).holds)
    #expect(try verdict(nil).lasso?.ending == .endless)
  }

  @Test(arguments: [0, 2])
  func `Szymanski lets each process in if all go on`(process: Int) throws {
    func verdict(_ strength: Fairness.Strength?) throws -> LivenessVerdict<Szymanski> {
      let machine = Szymanski(processes: 3)
      return try self.verdict(
        machine, wants: { $0.labels[process] == .idle },
        gets: { $0.labels[process] == .critical }, rules: processes(3, of: machine), strength)
    }
    #expect(try verdict(.weak).holds)
    #expect(try verdict(nil).lasso?.ending == .endless)
  }

  @Test func `The bakery serves everyone if all go on, and whoever has a ticket in any case`()
    throws
  {
    func verdict(
      from label: Bakery.Label, _ strength: Fairness.Strength?
    ) throws -> LivenessVerdict<Bakery> {
      let machine = Bakery(customers: 2, bound: 4)
      return try self.verdict(
        machine, wants: { $0.labels[1] == label }, gets: { $0.labels[1] == .critical },
        rules: processes(2, of: machine), strength)
    }
    #expect(try verdict(from: .idle, .weak).holds)
    #expect(try verdict(from: .idle, nil).lasso?.ending == .endless)
    // A customer with a ticket is overtaken at most once, and the others wait.
    #expect(try verdict(from: .waiting, nil).holds)
  }

  @Test func `Philosophers who all take the left fork first may starve in a deadlock`() throws {
    let lasso = try #require(try table(isFirstLeftHanded: false, .strong).lasso)
    #expect(lasso.ending == .deadlock)
    #expect(lasso.stem.count == 6)
  }

  @Test func `With one left-handed philosopher strong fairness is needed and enough`() throws {
    #expect(try table(isFirstLeftHanded: true, nil).lasso?.ending == .endless)
    #expect(try table(isFirstLeftHanded: true, .weak).lasso?.ending == .endless)
    #expect(try table(isFirstLeftHanded: true, .strong).holds)
  }

  private func table(
    isFirstLeftHanded: Bool, _ strength: Fairness.Strength?
  ) throws -> LivenessVerdict<ForkTable> {
    try verdict(
      ForkTable(philosophers: 3, isFirstLeftHanded: isFirstLeftHanded),
      wants: { $0.labels[1] == .hungry }, gets: { $0.labels[1] == .eating },
      rules: (0..<3).map { philosopher in
        RuleGroup(
          "\(philosopher)", .action("\(philosopher)") { $0.philosopher == philosopher })
      }, strength)
  }

  @Test func `A message that is sent arrives over lossy channels if receipt is strongly fair`()
    throws
  {
    // The fairness of Lamport, “Specifying Systems”, chapter 14.
    let vocabulary = try LivenessVocabulary<AlternatingBit>(
      predicates: [
        .state("sent") { $0.senderBit != $0.acknowledgedBit },
        .state("arrived") { $0.sent == $0.received && $0.senderBit == $0.receiverBit },
      ],
      rules: [
        RuleGroup("send again", .action("send again") { $0 == .sendAgain }),
        RuleGroup("acknowledge", .action("acknowledge") { $0 == .acknowledge }),
        RuleGroup("receive", .action("receive") { $0 == .receive }),
        RuleGroup("return", .action("return") { $0 == .receiveAcknowledgement }),
      ])
    let property = try LivenessProperty(
      "what is sent arrives", "always (sent implies eventually arrived)", in: vocabulary)
    let graph = AlternatingBit().explore()
    func assuming(_ receipt: Fairness.Strength) throws -> LivenessVerdict<AlternatingBit> {
      graph.check(
        try property.assuming([
          Fairness(.weak, of: "send again", reason: ""),
          Fairness(.weak, of: "acknowledge", reason: ""),
          Fairness(receipt, of: "receive", reason: ""),
          Fairness(receipt, of: "return", reason: ""),
        ]))
    }
    #expect(try assuming(.strong).holds)
    #expect(try assuming(.weak).lasso?.ending == .endless)
    #expect(graph.check(property).lasso?.ending == .endless)
    let missing = try #require(graph.missingFairness(for: property))
    #expect(graph.check(try property.assuming(missing)).holds)
    #expect(missing.map(\.rule) == ["send again", "receive"])
  }

  @Test(arguments: 2...4)
  func `A ring elects its leader if messages are delivered`(processes: Int) throws {
    let vocabulary = try LivenessVocabulary<RingElection>(
      predicates: [.state("elected") { $0.leader == processes - 1 }],
      rules: [RuleGroup("deliver", .action("deliver") { $0 != .tick })],
      validEndStates: StatePredicate("elected") { $0.leader != nil })
    let property = try LivenessProperty("elected", "eventually elected", in: vocabulary)
    let graph = RingElection(processes: processes).explore()
    let lasso = try #require(graph.check(property).lasso)
    #expect(lasso.stem.count == 0)
    #expect(lasso.cycle.map(\.action) == [.tick])
    let missing = try #require(graph.missingFairness(for: property))
    #expect(missing.map(\.description) == ["weak fairness of deliver"])
    guard case .holds(let proof) = graph.check(try property.assuming(missing)) else {
      Issue.record("the election does not end")
      return
    }
    #expect(proof.validEndStates == 1)
    #expect(proof.deadlocks == 0)
  }
}
