import LifecycleDriving
import Testing
import Thoroughness

@Suite(.thorough) struct `Time in the background` {
  @Test func `is overrun by an expiration handler that does not end the task`() throws {
    let outcome = try KeepsTaskAtExpiry.check().outcome
    #expect(
      outcome
        == .breaksLikely(
          "I65", by: "launch", "home", "task.granted", "task.expiration", plainLength: 4))
  }

  @Test func `is overrun by an expiration handler that ends the task later`() throws {
    let outcome = try EndsTaskAfterExpiry.check().outcome
    #expect(
      outcome
        == .breaksLikely(
          "I65", by: "launch", "home", "task.granted", "task.expiration", plainLength: 4))
  }

  @Test func `is overrun by the first of two tasks in one variable`() throws {
    let outcome = try OverwritesTask.check().outcome
    #expect(
      outcome
        == .breaks(
          "I65", by: "launch", "home", "task.granted", "open", "home", "task.expiration",
          plainLength: 8))
  }

  @Test func `is given back twice by an upload that ends when its time is over`() throws {
    let outcome = try EndsTaskTwice.check().outcome
    #expect(
      outcome
        == .breaksLikely(
          "I65", by: "launch", "home", "task.granted", "task.expiration", "upload.ends",
          plainLength: 5))
  }

  @Test func `is never overrun by an app that ends its one task in every case`() throws {
    let outcome = try CarefulUploader.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `must not be given back while a lock is held`() throws {
    let outcome = try CompletesBeforeUnlocking.check().outcome
    #expect(outcome == .breaks("I32", by: "launchInBackground.fetch", "suspend", plainLength: 2))
  }

  @Test func `can be given back when the lock is released`() throws {
    let outcome = try UnlocksBeforeCompleting.check().outcome
    #expect(outcome == .holds)
  }

  @Test func `is not requested after a push if its end is remembered until the app is opened`()
    throws
  {
    let outcome = try ForgetsExpiryInForeground.check().outcome
    #expect(
      outcome
        == .breaksLikely(
          "a push is worked on in a task", by: "launchInBackground.push", "task.granted",
          "task.expiration", "push.arrives", plainLength: 1))
  }

  @Test func `is requested after each push if its end is forgotten`() throws {
    let outcome = try ForgetsExpiryWithEachEvent.check().outcome
    #expect(outcome == .holds)
  }
}
