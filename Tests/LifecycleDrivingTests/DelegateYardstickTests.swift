import LifecycleDriving
import LifecycleModels
import Testing

/// Three bugs of one app, each deeper than the one before.
@Suite struct `The yardstick` {
  @Suite struct `on the plain model` {
    private let model = PlainModel()

    @Test func `takes 8 steps to lose what is saved at the end only`() throws {
      let check = try Yardstick<NotesSavedAtTheEnd>(on: model)
      try check.expectShortest(
        "launch", "activate", "edit", "resign", "enterBackground", "suspend", "purge", "launch",
        plainLength: 8)
      try check.expectEveryWalkToEndThere(evaluations: 41)
    }

    @Test func `takes 10 steps to lose what is saved at the first departure only`() throws {
      let check = try Yardstick<NotesSavedOnce>(on: model)
      try check.expectShortest(
        "launch", "enterBackground", "enterForeground", "activate", "edit", "resign",
        "enterBackground", "suspend", "purge", "launch", plainLength: 10)
      try check.expectEveryWalkToEndThere(evaluations: 62)
    }

    @Test func `takes 14 steps to lose what is not saved after two returns`() throws {
      let check = try Yardstick<NotesSavedForTwoReturns>(on: model)
      try check.expectShortest(
        "launch", "enterBackground", "enterForeground", "enterBackground", "enterForeground",
        "enterBackground", "enterForeground", "activate", "edit", "resign", "enterBackground",
        "suspend", "purge", "launch", plainLength: 14)
      try check.expectEveryWalkToEndThere(evaluations: 100)
    }

    @Test func `loses nothing that is saved at every departure`() throws {
      #expect(try NotesSavedAlways.check(on: model).outcome == .holds)
    }
  }

  @Suite struct `on the app model` {
    private let model = AppModel(profile: .observed)
    /// Without weights, few walks of 60 choices show the third bug: the model can do too much else.
    private let weights = [
      "launch": 4, "edit": 8, "home": 8, "open": 8, "suspend": 2, "purge": 4,
    ]

    @Test func `takes 8 steps to lose what is saved at the end only`() throws {
      let check = try Yardstick<NotesSavedAtTheEnd>(on: model, weights: weights)
      try check.expectShortest(
        "launch", "edit", "home", "suspend", "purge", "launch", plainLength: 8)
      try check.expectEveryWalkToEndThere(evaluations: 41)
    }

    @Test func `takes 12 steps to lose what is saved at the first departure only`() throws {
      let check = try Yardstick<NotesSavedOnce>(on: model, weights: weights)
      try check.expectShortest(
        "launch", "home", "open", "edit", "home", "suspend", "purge", "launch", plainLength: 12)
      try check.expectEveryWalkToEndThere(evaluations: 62)
    }

    @Test func `takes 17 steps to lose what is not saved after two returns`() throws {
      let check = try Yardstick<NotesSavedForTwoReturns>(on: model, weights: weights)
      try check.expectShortest(
        "launchInBackground.location", "open", "home", "open", "home", "open", "edit", "home",
        "suspend", "purge", "launch", plainLength: 17)
      try check.expectEveryWalkToEndThere(evaluations: 100)
    }

    @Test func `loses nothing that is saved at every departure`() throws {
      #expect(try NotesSavedAlways.check(on: model).outcome == .holds)
    }
  }
}

/// A variant of the notes, and the shortest life in which it loses what was typed.
private struct Yardstick<Variant: Specimen> {
  private let check: LifeCheck<Variant.Disk, Variant>
  private let shortest: Outcome

  init(on model: some LogModel, weights: [String: Int] = [:]) throws {
    var check = try LifeCheck(Variant.world, on: model)
    check.stopsAtFirstFinding = true
    check.weights = weights
    self.check = check
    shortest = try check.run(.exhaustive()).outcome
  }

  func expectShortest(
    _ choices: String..., plainLength: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = Sighting(
      id: "what was typed is there after a launch", choices: choices, plainLength: plainLength,
      length: .minimal)
    #expect(shortest == .breaks([expected]), sourceLocation: sourceLocation)
  }

  /// A debug build samples the seeds; a release build walks with all hundred.
  private static var seeds: ClosedRange<UInt64> {
    #if DEBUG
      1...16
    #else
      1...100
    #endif
  }

  /// Expects every seed to be shrunk to the same life, half of them in a number of lives or fewer.
  func expectEveryWalkToEndThere(
    evaluations limit: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reports = try Self.seeds.map { seed in
      try check.run(.walks(2000, length: 60, seed: seed))
    }
    #expect(reports.allSatisfy { $0.outcome == shortest }, sourceLocation: sourceLocation)
    let evaluations = reports.flatMap(\.findings).map(\.evaluations).sorted()
    #expect(evaluations.count == reports.count, sourceLocation: sourceLocation)
    let median = evaluations.dropFirst(evaluations.count / 2).first ?? .max
    #expect(median <= limit, sourceLocation: sourceLocation)
  }
}
