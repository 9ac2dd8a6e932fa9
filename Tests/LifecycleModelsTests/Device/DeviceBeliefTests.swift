import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about apps that share a device` {
  private static let twoInFront = [
    "launch.1", "launch.2", "didBecomeActive.1", "didBecomeActive.2",
  ]
  private static let full = ["launch.1", "launchInBackground.2", "launchInBackground.3"]

  @Test(arguments: [
    ("I2", Profile.documented, ["launch.1", "userKill.silentInFront.1"]),
    ("I2", .observed, ["launchInBackground.1", "userKill.silent.1"]),
    ("F82", .observed, ["launchInBackground.1", "userKill.inBackground.1"]),
    ("F124b", .documented, twoInFront),
    (
      "F7b", .documented,
      [
        "launchInBackground.1", "launchInBackground.2", "launch.3", "suspend.1", "purge.small.1",
      ]
    ),
    ("F7c", .observed, full + ["suspend.2", "purge.small.2"]),
    ("F80", .documented, full + ["jetsam.inBackground.2"]),
    ("F89c", .documented, full + ["terminate.2"]),
    (
      "F89b", .observed,
      ["launch.1", "launchInBackground.2", "didBecomeActive.1", "allocate.1", "memoryLimit.1"]
    ),
    (
      "F106b", .documented,
      ["launch.1", "launchInBackground.2", "launchInBackground.3", "task.begin.2", "terminate.2"]
    ),
    (
      "F90b", .observed,
      [
        "launch.1", "launchInBackground.2", "didBecomeActive.1", "suspend.2", "allocate.1",
        "willResignActive.1", "didEnterBackground.1", "suspend.1", "purge.smallBeforeLarge.2",
      ]
    ),
  ])
  func `is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.device.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}
