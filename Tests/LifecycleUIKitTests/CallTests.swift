import LifecycleTesting
import LifecycleUIKit
import Testing

@MainActor @Suite struct `What an app delegate is sent` {
  private final class Lives {
    var disks: [Journal] = []

    func begin() -> Journal {
      disks.append(Journal())
      return disks[disks.count - 1]
    }
  }

  private let lives = Lives()

  private var world: World<Journal, DrivenApp<RecordingAppDelegate>> {
    World.uiKit(disk: lives.begin()) { RecordingAppDelegate($0) }
      .action("openOwnURL") { $0.delegate.application.open(URL(fileURLWithPath: "/")) }
  }

  private func lines(_ choices: String...) throws -> [String] {
    let findings = try live(choices, in: world, on: .app)
    #expect(findings == [])
    return lives.disks.last?.lines ?? []
  }

  @Test func `carries the state of each moment`() throws {
    print(try lines("launch", "home", "suspend", "open"))
  }
  @Test func `is a URL with its number`() throws {
    print(try lines("launch.url"))
    print(try lines("launch", "home", "open.url"))
  }
  @Test func `is an activity with its number`() throws {
    print(try lines("launch.userActivity", "app.continueUserActivity"))
  }
  @Test func `is a shortcut`() throws {
    print(try lines("launch.shortcut"))
  }
  @Test func `is a notification`() throws {
    print(try lines("launch.notificationTap"))
  }
  @Test func `is woken`() throws {
    print(try lines("launchInBackground.push"))
    print(try lines("launchInBackground.fetch"))
    print(try lines("launchInBackground.urlSession"))
    print(try lines("launchInBackground.location"))
  }
}
