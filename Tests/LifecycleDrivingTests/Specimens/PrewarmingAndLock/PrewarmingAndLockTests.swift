import LifecycleDriving
import Testing
import Thoroughness

@Suite(.thorough) struct `Prewarming and the lock` {
  @Test func `lose a database whose key is replaced when it cannot be read`() throws {
    let outcome = try ReplacesUnreadableKey.check().outcome
    #expect(
      outcome
        == .breaks(
          "I46b", by: "prewarm.runsLaunch", "reboot",
          "launchInBackground.location", plainLength: 4))
  }

  @Test func `lose nothing of an app that waits for its key`() throws {
    let outcome = try WaitsForUnreadableKey.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `keep accounts from an app that reads them at launch`() throws {
    let outcome = try ReadsAccountsAtLaunch.check().outcome
    #expect(
      outcome
        == .breaks("I46", by: "lock.inBackground", "launchInBackground.location", plainLength: 1))
  }

  @Test func `do not hurt an app that reads accounts when it can`() throws {
    let outcome = try ReadsAccountsWhenAvailable.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `lose the calls that an app drops while protected data is unavailable`() throws {
    let outcome = try DropsCallsWhileLocked.check().outcome
    #expect(
      outcome
        == .breaks(
          "I46b", by: "launch", "lock", "app.protectedDataWillBecomeUnavailable", "call",
          plainLength: 5))
  }

  @Test func `lose no call that is held until the device is unlocked`() throws {
    let outcome = try HoldsCallsWhileLocked.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `make a frozen launch look as if it took hours`() throws {
    let outcome = try MeasuresEveryLaunch.check().outcome
    #expect(outcome == .breaks("I45", by: "prewarm.runsLaunch", plainLength: 2))
  }

  @Test func `are not measured by an app that measures only launches into the foreground`() throws {
    let outcome = try MeasuresLaunchesInFront.check().outcome
    #expect(outcome == .holds)
  }
}
