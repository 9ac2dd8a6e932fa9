import LifecycleModels
import Synchronization
import Testing

@testable import LifecycleDriving

/// Leads one life by the names of its choices.
struct LifeDriver<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let life: Life<Disk, Delegate>

  /// Begins a life.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - noticesMore: Whether the plan may tell apart more callbacks than the world does; what nobody
  ///     handles goes nowhere.
  /// - Throws: What making the disk throws.
  init(_ world: World<Disk, Delegate>, noticesMore: Bool = true) throws {
    let usual = Alphabet.events.callbacks
    let noticed = noticesMore && world.noticed.isSubset(of: usual) ? usual : world.noticed
    runner = LifeRunner(world, on: KnownPlans.plan(noticing: noticed))
    life = try runner.begin()
  }

  /// Makes choices, each of which must be possible.
  func make(
    _ names: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for name in names {
      let move = try runner.move(named: name, in: life)
      #expect(
        move.map(life.make) == true, "“\(name)” is not possible, but \(possible)",
        sourceLocation: sourceLocation)
    }
  }

  /// What can happen next.
  var possible: [String] {
    var moves: [Move] = []
    life.choices(into: &moves)
    return moves.map(runner.name(of:))
  }

  /// What was broken, with its words.
  var breaches: [String] {
    life.breaches.map { "\(runner.words(for: $0.subject).id): \($0.detail)" }
  }
}

extension LifeDriver<Notebook, Writer> {
  var lines: [String] { life.disk.lines }
}

/// The plans of the app model that tests have made, since a debug build takes its time over one.
private enum KnownPlans {
  private static let plans = Mutex<[Set<Callback>: LifeCyclePlan]>([:])

  static func plan(noticing noticed: Set<Callback>) -> LifeCyclePlan {
    plans.withLock { plans in
      if let known = plans[noticed] { return known }
      let plan = LifeCyclePlan(of: AppModel(profile: .observed), noticing: noticed)
      plans[noticed] = plan
      return plan
    }
  }
}
