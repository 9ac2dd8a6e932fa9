import LifecycleModels

extension World {
  /// Says what the app can be opened, woken or called with; everything unless said.
  ///
  /// What is left out never happens: no user follows a URL to an app that has no scheme.
  public func receiving(_ inputs: Set<LifeInput>) -> Self {
    var world = self
    world.inputs = inputs
    return world
  }

  /// Tells launches apart by what the app is launched with, as a delegate does that reads the options
  /// of the launch.
  public func noticingLaunchOptions() -> Self {
    var world = self
    world.noticesLaunchOptions = true
    return world
  }
}
