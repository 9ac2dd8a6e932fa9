import LifecycleModels
import Synchronization

/// The plans that were made in this process, so that many checks of like worlds cost one plan.
enum PlanCache {
  /// All that a plan depends on.
  private struct Key: Hashable {
    let model: ModelIdentity
    let noticed: Set<Callback>
    let inputs: Set<LifeInput>
    let launchOptions: Bool
    let deaths: DeathScope
  }

  private static let plans = Mutex<[Key: LifeCyclePlan]>([:])

  /// The plan of a model for a world, made once; it is made each time for a model without an
  /// identity, which nothing tells from another.
  static func plan<Disk, Delegate>(
    of model: some LogModel, for world: World<Disk, Delegate>, deaths: DeathScope
  ) -> LifeCyclePlan {
    let make = {
      LifeCyclePlan(
        of: model, noticing: world.noticed, receiving: world.inputs,
        launchOptions: world.noticesLaunchOptions, deaths: deaths)
    }
    guard let identity = model.identity else { return make() }
    let key = Key(
      model: identity, noticed: world.noticed, inputs: world.inputs,
      launchOptions: world.noticesLaunchOptions, deaths: deaths)
    if let known = plans.withLock({ $0[key] }) { return known }
    let plan = make()
    plans.withLock { $0[key] = plan }
    return plan
  }
}
