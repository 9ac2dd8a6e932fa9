import LifecycleModels
import ModelChecking
import Testing

@Suite struct `The property suite of the device model` {
  @Test(arguments: [
    ("I1", "terminate.1", "condition dropped: app 1 is in the background"),
    ("I1", "purge.small.2", "ends exiting"),
    (
      "I5", "userKill.inSwitcher.1",
      "condition dropped: app 1 is inactive, after having been active"
    ),
    (
      "I16", "didEnterBackground.3",
      "condition dropped: app 3 is inactive, after having been active"
    ),
    ("I51", "willResignActive.1", "ends background"),
    (
      "I54", "launchInBackground.1", "condition dropped: app 1 has no process and is not force-quit"
    ),
    ("F7", "purge.small.1", "condition dropped: no page is free"),
    ("F90", "terminate.2", "condition dropped: no app is suspended"),
    ("F89", "jetsam.inFront.1", "condition dropped: only apps in front are in memory"),
    ("I60", "memoryWarning.1", "condition dropped: no app is suspended"),
    ("F106", "suspend.1", "condition dropped: app 1 is in the background without a task"),
    ("F124", "launch.2", "condition dropped: there is room in front"),
    ("W1", "allocate.1", "condition dropped: a page is free"),
  ])
  func `catches wrong rules`(
    id: String, rule: String, fault: String
  ) throws {
    let model = DeviceModel(profile: .observed)
    let mutant = try #require(model.machine.mutants.first { $0.name == "\(rule): \(fault)" })
    let property = try #require(
      model.properties(of: mutant.machine).first { $0.property.id == id })
    #expect(
      property.isAsExpected(mutant.machine.explore(auditing: .off).check(property.property))
        == false)
  }
}
