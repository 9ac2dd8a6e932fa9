import LifecycleModels
import Testing

@testable import LifecycleDriving

/// Drives one life by the names of its choices.
struct LifeDriver<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let life: Life<Disk, Delegate>

  /// Begins a life.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - noticesMore: Whether the plan may tell apart more callbacks than the world does, so that
  ///     several tests share one plan; callbacks without a handler have no effect.
  /// - Throws: What making the disk throws.
  init(_ world: World<Disk, Delegate>, noticesMore: Bool = true) throws {
    let usual = Alphabet.events.callbacks
    let noticed = noticesMore && world.noticed.isSubset(of: usual) ? usual : world.noticed
    let options = PlanCache.Options(
      noticed: noticed, inputs: Set(LifeInput.allCases), launchOptions: false,
      deaths: .whileSuspended)
    let plan = PlanCache.plan(of: AppModel(profile: .observed), options)
    runner = LifeRunner(world, on: plan, answeredAtOnce: false)
    life = try runner.begin()
  }

  /// Makes choices, each of which must be possible.
  func make(
    _ names: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for name in names {
      let choice = try runner.choice(named: name)
      #expect(
        life.make(choice), "“\(name)” is not possible, but \(possible)",
        sourceLocation: sourceLocation)
    }
  }

  /// What can happen next.
  var possible: [String] {
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    return choices.map(runner.name(of:))
  }

  /// What was broken, with its words.
  var breaches: [String] {
    life.breaches.map { "\(runner.words(for: $0.subject).id): \($0.detail)" }
  }
}

extension LifeDriver<Notebook, Writer> {
  var lines: [String] { life.disk.lines }
}
