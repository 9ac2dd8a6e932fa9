import LifecycleModels
import Testing

/// The shortest counterexamples, action by action.
@Suite struct `A belief about scenes` {
  private static let launch = [
    "launch", "app.willFinishLaunching", "app.didFinishLaunching",
  ]

  /// An app with several windows, whose views are not modelled.
  private static let window = [
    "app.configurationForConnecting#A", "scene.willConnect#A", "scene.willEnterForeground#A",
    "scene.didBecomeActive#A",
  ]

  /// The first window, with the notifications of the app, up to its activation.
  private static let first = [
    "app.configurationForConnecting#A", "scene.willConnect#A", "scene.willEnterForeground#A",
    "note.willEnterForeground", "scene.didBecomeActive#A",
  ]

  @Test(arguments: [
    ("I22", Profile.documented, launch),
    ("I13", .documented, launch),
    (
      "I21", .documented,
      ["launchInBackground.location", "app.willFinishLaunching", "app.didFinishLaunching"]
    ),
    ("F172", .observed, launch + window.dropLast() + ["jetsam"]),
    ("I69", .documented, launch + first),
    (
      "I64", .documented,
      launch + first + ["note.didBecomeActive", "newWindow#B"]
        + window.map { $0.replacing("#A", with: "#B") } + [
          "pushAside#A", "scene.willResignActive#A", "scene.didEnterBackground#A",
        ]
    ),
    (
      "I68", .documented,
      launch + first + [
        "note.didBecomeActive", "interruption.begins", "scene.willResignActive#A",
        "note.willResignActive", "interruption.ends", "scene.didBecomeActive#A",
      ]
    ),
  ])
  func `is refuted by its shortest trace`(
    id: String, profile: Profile, actions: [String]
  ) async throws {
    try await ModelCase.scene.explored(in: profile).expectBelief(id, isRefutedBy: actions)
  }
}
