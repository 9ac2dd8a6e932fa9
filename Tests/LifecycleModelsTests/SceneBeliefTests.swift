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

  private static let windowB = window.map { $0.replacing("#A", with: "#B") }

  /// A launch in a car, up to the moment before its scene enters.
  private static let inCar = [
    "carPlay.launches#B", "app.willFinishLaunching", "app.didFinishLaunching",
    "app.configurationForConnecting#B", "scene.willConnect#B", "scene.willEnterForeground#B",
  ]

  private static let enters = ["note.willEnterForeground", "scene.didBecomeActive#B"]

  private static let inFront = launch + first + ["note.didBecomeActive"]

  @Test(arguments: [
    ("I108", inCar + enters),
    ("I132", ["lock.inBackground"] + inCar + enters),
    (
      "I109b",
      inFront + ["carPlay.connects#B"] + windowB + [
        "home", "scene.willResignActive#A", "scene.didEnterBackground#A", "open#A",
      ]
    ),
    ("I106", inFront + ["display.connects#B"] + windowB.dropLast() + ["switcher.opens"]),
  ])
  func `is refuted by another screen`(id: String, actions: [String]) async throws {
    try await ModelCase.scene.explored(in: .observed).expectBelief(id, isRefutedBy: actions)
  }

  /// What was not kept is not restored.
  @Test func `is refuted by a process that dies before it is left`() async throws {
    let connection = [
      "scene.willConnect#A", "scene.willEnterForeground#A", "note.willEnterForeground",
      "scene.didBecomeActive#A",
    ]
    try await ModelCase.scene.explored(in: .observed).expectBelief(
      "I115b",
      isRefutedBy: Self.launch + Self.first.prefix(2) + ["userKill.silent"] + Self.launch
        + connection)
  }
}
