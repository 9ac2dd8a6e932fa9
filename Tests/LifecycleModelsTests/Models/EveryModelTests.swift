import LifecycleModels
import Testing
import Thoroughness

@Suite struct `Every model` {
  @Test(arguments: [
    (ModelCase.app, Profile.documented, 47_046, 581_720, 41),
    (.app, .observed, 99_501, 1_191_205, 36),
    (.scene, .documented, 24_557, 315_306, 35),
    (.scene, .observed, 40_086, 507_764, 37),
    (.swiftUI, .documented, 2_419, 28_497, 28),
    (.swiftUI, .observed, 7_765, 91_364, 28),
    (.launch, .documented, 2_809, 6_275, 34),
    (.launch, .observed, 3_317, 7_532, 34),
    (.runLoop, .documented, 6_004, 28_988, 19),
    (.runLoop, .observed, 5_658, 27_549, 18),
    (.views, .documented, 204, 468, 23),
    (.views, .observed, 223, 518, 23),
    (.device, .documented, 2_478, 21_519, 11),
    (.device, .observed, 5_855, 49_275, 11),
    (.appExtension, .documented, 14_424, 153_128, 18),
    (.appExtension, .observed, 15_501, 169_486, 18),
  ])
  func `has a known number of states and transitions`(
    model: ModelCase, profile: Profile, states: Int, transitions: Int, depth: Int
  ) async {
    let explored = await model.explored(in: profile)
    #expect(explored.extent == Extent(states: states, transitions: transitions, depth: depth))
  }

  /// The searches of the other tests audit a sample of the states. An ordinary run audits every state
  /// of the small models.
  @Test(arguments: ModelCase.all.filter { $0.isSmall || Thoroughness.isFull })
  func `keeps the contract of a machine in each state`(model: ModelCase) async {
    let explored = await model.explored(in: .observed)
    #expect(explored.faultOnNewestSystem == nil)
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `has no unreachable rule`(model: ModelCase, profile: Profile) async {
    let explored = await model.explored(in: profile)
    #expect(explored.rulesThatNeverHappen == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `names each rule and each property uniquely`(
    model: ModelCase, profile: Profile
  ) async {
    let explored = await model.explored(in: profile)
    #expect(explored.ruleNames.repeated == [])
    #expect(explored.propertyIDs.repeated == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `cites existing sources for each rule, property and disputed point`(
    model: ModelCase, profile: Profile
  ) async {
    for (name, citations) in await model.explored(in: profile).cited {
      #expect(!citations.isEmpty, "\(name) cites nothing")
      for case .fact(let number) in citations {
        #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
      }
    }
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `evaluates shared conditions as its rules do one by one`(
    model: ModelCase, profile: Profile
  ) async {
    let explored = await model.explored(in: profile)
    #expect(explored.stateWithOtherActions == nil)
    #expect(explored.stateListedOtherwise == nil)
  }

  /// The tests of the reports check all models in both profiles, so an ordinary run leaves out the two
  /// graphs that are much larger than the others.
  @Test(
    arguments: ModelCase.all.flatMap { model in Profile.allCases.map { (model, $0) } }.filter {
      Thoroughness.isFull || $1 == .documented || ![.app, .scene].contains($0.kind)
    })
  func `has the expected verdict for each property`(model: ModelCase, profile: Profile) async {
    let explored = await model.explored(in: profile)
    #expect(explored.unexpectedVerdicts == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `says of no property without need that it may hold vacuously`(
    model: ModelCase, profile: Profile
  ) async {
    let explored = await model.explored(in: profile)
    #expect(explored.vacuityThatIsNot == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `can decide each disputed point without affecting the others`(
    model: ModelCase, profile: Profile
  ) {
    let usual = model.make(profile, [:]).disputes
    #expect(usual.map(\.name) == model.disputedPoints)
    for point in model.disputedPoints {
      for isOn in [false, true] {
        let decided = model.make(profile, [point: isOn]).disputes
        #expect(decided.map(\.isOn) == usual.map { $0.name == point ? isOn : $0.isOn }, "\(point)")
      }
    }
  }

  /// Not tried of the large models: each has many such points.
  @Test(arguments: ModelCase.all.filter(\.isSmall), Thoroughness.profiles)
  func `behaves differently if a disputed point is decided differently`(
    model: ModelCase, profile: Profile
  ) async {
    let usual = await model.explored(in: profile)
    for point in model.disputedPoints {
      let other = await model.explored(in: profile, turning: point)
      let isSame = other.canDoTheSame(as: usual)
      #expect(!isSame, "\(point) changes nothing")
      if model.expectsWhatIsDecided { #expect(other.unexpectedVerdicts == [], "\(point)") }
    }
  }

  /// A sample of the mutants. All are tried for the reports, which list those that survive.
  @Test(
    arguments: ModelCase.all.filter { $0.isSmall || Thoroughness.isFull }, Thoroughness.profiles)
  func `catches nine of ten mutants`(model: ModelCase, profile: Profile) async throws {
    let explored = await model.explored(in: profile)
    let stride = Thoroughness.isFull ? model.stride : 3 * model.stride
    let score = try #require(explored.mutationScore(every: stride))
    #expect(
      score.survivors.count <= max(1, score.outcomes.count / 10),
      "\(score.survivors.map(\.mutant)) survive")
    #expect(score.caught > 2)
    if Thoroughness.isFull { #expect(score.caught > model.leastCaught) }
  }
}

extension [String] {
  /// The names that come more than once, each as often as it comes too much.
  var repeated: [String] {
    var seen: Set<String> = []
    return filter { !seen.insert($0).inserted }
  }
}
