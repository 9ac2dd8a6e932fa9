import LifecycleModels
import ModelChecking
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about an app and its extension` {
  private static let both = ["open", "extensionStarts.share", "extension.request"]

  @Test(arguments: [
    ("F337d", Profile.documented, ["extensionStarts.share", "extension.request"]),
    ("F337e", .documented, both),
    (
      "F341", .observed,
      [
        "extensionStarts.share", "extension.request", "extension.complete", "extension.reads",
        "extension.requestAgain",
      ]
    ),
    ("F347b", .documented, ["extensionStarts.appIntent", "open", "extension.request"]),
    (
      "F339", .documented,
      ["extensionStarts.notificationService", "extensionEnds.startOverrun"]
    ),
    ("F340", .documented, ["extensionStarts.share", "extensionEnds.memoryLimit"]),
    ("F97", .observed, ["launchInBackground", "app.locks", "suspendWithLock"]),
    (
      "F345e", .documented,
      both + [
        "app.reads", "app.changes", "extension.reads", "app.writes", "extension.locks",
        "extension.writes",
      ]
    ),
    (
      "F346b", .documented,
      both + [
        "app.reads", "extension.reads", "extension.changes", "extension.writes", "app.writes",
      ]
    ),
    (
      "F346d", .documented,
      [
        "launchInBackground", "extensionStarts.share", "extension.request", "app.reads", "suspend",
        "extension.reads", "extension.changes", "extension.writes", "open",
      ]
    ),
    (
      "F340b", .documented,
      [
        "extensionStarts.share", "extension.request", "extension.reads", "extension.changes",
        "extensionEnds.cutShort",
      ]
    ),
  ])
  func `is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.appExtension.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}

@Suite struct `An extension` {
  /// The kinds of extensions that start on a system.
  private static func starts(on version: Int) -> [String] {
    ExtensionModel(profile: .observed, systems: .only(version)).machine.rules.map(\.name)
      .compactMap { name in
        name.firstMatch(of: /^extensionStarts\.(.*)/).map { String($0.1) }
      }
  }

  @Test func `starts on the systems that have its kind`() {
    #expect(Self.starts(on: 8) == ["share"])
    #expect(Self.starts(on: 10) == ["share", "notificationService", "notificationContent"])
    #expect(Self.starts(on: 27).count == 5)
  }

  /// The story of the model, which is longer than the shortest trace: the app had read the file before
  /// it was suspended, and saves when it comes back.
  @Test func `loses what it saved to an app that comes back and saves what it had read`() throws {
    let last = try Self.life(readingAgain: false)
    #expect(last.summary.hasSuffix("file: the app’s change"))
  }

  @Test func `loses nothing to an app that comes back and reads first`() throws {
    let last = try Self.life(readingAgain: true)
    #expect(last.summary.hasSuffix("file: both changes"))
  }

  private static func life(readingAgain: Bool) throws -> ExtensionState {
    let machine = ExtensionModel(profile: .documented).machine
    var state = try #require(machine.initialStates.first)
    let actions =
      ["open", "app.reads", "home", "suspend", "extensionStarts.share", "extension.request"]
      + ["extension.reads", "extension.changes", "extension.writes", "extension.complete"]
      + ["extensionEnds.finished", "open"] + (readingAgain ? ["app.reads"] : [])
      + ["app.changes", "app.writes"]
    for action in actions {
      let rule = try #require(machine.rules.first { $0.name == action && $0.isEnabled(in: state) })
      rule.effect(&state)
    }
    return state
  }
}
