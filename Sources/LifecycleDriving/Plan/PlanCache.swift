import LifecycleModels
import Synchronization

/// The plans that were made in this process: checks of similar worlds share one.
enum PlanCache {
  /// All that a plan of a model depends on.
  struct Options: Hashable {
    /// The callbacks that are implemented, observed or asked about.
    let noticed: Set<Callback>
    /// What the app can be opened, woken or called with.
    let inputs: Set<LifeInput>
    /// Whether the delegate reads what it was launched with.
    let launchOptions: Bool
    let deaths: DeathScope
  }

  private struct Key: Hashable {
    let model: ModelIdentity
    let options: Options
  }

  private static let plans = Mutex<[Key: LifeCyclePlan]>([:])

  /// The plan of a model, made once for equal models and options.
  ///
  /// For a model without an identity it is made each time, since two such models cannot be compared.
  static func plan(of model: some LogModel, _ options: Options) -> LifeCyclePlan {
    let make = {
      LifeCyclePlan(
        of: model, noticing: options.noticed, receiving: options.inputs,
        launchOptions: options.launchOptions, deaths: options.deaths)
    }
    guard let identity = model.identity else { return make() }
    let key = Key(model: identity, options: options)
    if let known = plans.withLock({ $0[key] }) { return known }
    let plan = make()
    plans.withLock { $0[key] = plan }
    return plan
  }
}
