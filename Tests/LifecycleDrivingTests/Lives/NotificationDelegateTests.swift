import Foundation
import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The delegate of the notification centre` {
  /// What is written after a launch by a tap, if the delegate is set in a callback.
  private func lines(settingIn callback: Callback) throws -> [String] {
    let world = writerWorld().writing(.unDidReceiveResponse, .didReceiveRemoteNotification)
      .on(callback) { writer, _ in writer.application.setNotificationDelegate() }
      .receiving([.notificationTap])
    let driver = try LifeDriver(world)
    try driver.make("launch.notificationTap")
    return driver.lines
  }

  @Test(arguments: [Callback.willFinishLaunching, .didFinishLaunching])
  func `hears of the tap that launches the app if a launch callback sets it`(
    callback: Callback
  ) throws {
    #expect(try lines(settingIn: callback) == ["unDidReceiveResponse inactive"])
  }

  @Test func `does not hear of it if it is set later`() throws {
    #expect(try lines(settingIn: .didBecomeActive) == ["didReceiveRemoteNotification inactive"])
  }

  @Test func `is set in the trace before the launch callback that sets it`() throws {
    let world = writerWorld().on(.didFinishLaunching) { writer, _ in
      writer.application.setNotificationDelegate()
    }
    .on(.unDidReceiveResponse) { _, _ in }.receiving([.notificationTap])
    .requiring(
      Obligation("active", "it is never active") { $0.state == .active ? "active" : nil })
    let check = try LifeCheck(world, on: AppModel(profile: .observed, systems: .driven))
    let found = try check.run(.replay(["launch.notificationTap"])).findings
    let trace = try #require(found.first?.trace)
    let names = trace.steps.map(\.action.name)
    let set = try #require(names.firstIndex(of: "notificationDelegate.set"))
    #expect(names[set + 1] == "app.didFinishLaunching")
    #expect(trace.steps[set + 1].isHandled)
    #expect(trace.choices == ["launch.notificationTap"])
  }

  @Test func `is in the journal of a process in the same order`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("journal-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let journal = try LifeJournal(path: path)
    journal.begin()
    journal.begin(.transition(4, refused: false), isChoice: true)
    journal.begin(.transition(2, refused: false), isChoice: false)
    journal.replaceLast(
      by: .request(.setNotificationDelegate), .transition(3, refused: true), isChoice: false)
    #expect(
      journal.steps.map(\.step) == [
        .transition(4, refused: false), .request(.setNotificationDelegate),
        .transition(3, refused: true),
      ])
    #expect(journal.steps.map(\.isChoice) == [true, false, false])
  }
}
