import Testing

@testable import ProjectAudit

@Suite struct `Launch options that are passed on` {
  /// What is found in an app that does something at launch, and has other code.
  private func found(_ launch: String, _ others: String) -> [String] {
    BugCase.app(
      app: "let reminders = Reminders()\n" + Code.didFinish(launch),
      others: ["App/Reminders.swift": others]
    ).found
  }

  private static let forward =
    "_ = reminders.application(application, didFinishLaunchingWithOptions: launchOptions)"

  @Test func `are nil in the method of the same name that receives them`() {
    let read = Code.didFinish("open(launchOptions?[.remoteNotification])")
    #expect(found(Self.forward, "class Reminders { \(read) }") == ["R10 warning"])
    let url = Code.didFinish("open(launchOptions?[.url])")
    #expect(found(Self.forward, "class Reminders { \(url) }") == ["R7 warning"])
    let location = Code.didFinish("open(launchOptions?[.location])")
    #expect(found(Self.forward, "class Reminders { \(location) }") == [])
    #expect(found("", "class Reminders { \(read) }") == [])
  }

  @Test func `are nil in a helper, and in one that the helper calls`() {
    let read = "func take(_ all: [Key: Any]?) { open(all?[.remoteNotification]) }"
    #expect(
      found("reminders.take(launchOptions)", "class Reminders { \(read) }") == ["R10 warning"])
    let through = "func begin(with options: [Key: Any]?) { take(options) }\n" + read
    #expect(
      found("reminders.begin(with: launchOptions)", "class Reminders { \(through) }")
        == ["R10 warning"])
    // Nobody knows which of two functions is called.
    let two = "class Reminders { \(read) }\nclass Others { func take(_ all: [Key: Any]?) {} }"
    #expect(found("reminders.take(launchOptions)", two) == [])
    #expect(found("reminders.take([:])", "class Reminders { \(read) }") == [])
  }
}
