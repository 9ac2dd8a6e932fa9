import CommandLineTools
import Reporting

/// Says which lines an app needs so that its log can be judged.
struct RecordCommand: Command {
  static let syntax = Syntax(
    name: "record", operands: "[LANGUAGE]", operandCount: 0...1,
    summary: "Show what to add to an app so that its log can be judged.",
    discussion: [
      """
      LifecycleRecorder, a product of this package, records the notifications of UIKit and any method
      of a delegate that calls it. Each callback is a line of JSON with its time, its process and the
      state of the app, and survives a crash. A log of any other kind is read as well if it names the
      callbacks: one line in each method of the delegates is enough. Phases alone tell less.
      """
    ] + Recording.all.map(\.text),
    options: [],
    examples: [
      ("record", "Show the lines for every language."),
      ("record flutter", "Show the lines for an app in Flutter."),
      ("record recorder", "Show the lines for LifecycleRecorder."),
    ],
    statuses: [
      (.asExpected, "the lines are shown"), (.usage, "wrong usage"),
      (.fileError, "a file cannot be written"),
    ])

  private let recordings: [Recording]
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.format()
    guard let name = arguments.operands.first else {
      recordings = Recording.all
      return
    }
    guard let recording = Recording.all.first(where: { $0.name == name }) else {
      throw .unknownWord(name, kind: "language", known: Recording.all.map(\.name))
    }
    recordings = [recording]
  }

  func run(console: Console) throws -> Outcome {
    let json = OrderedJSON.object([("recordings", .array(recordings.map(\.json)))])
    let text = recordings.map(\.text).joined(separator: "\n\n") + "\n"
    return Outcome(text: format == .json ? json.text : text, status: .asExpected)
  }
}

/// What to add to an app in one language.
struct Recording {
  /// The name for the command.
  let name: String
  let title: String
  /// The lines to add.
  let code: String
  /// What the lines print.
  let example: String

  /// The lines, and what to do with what they print.
  var text: String {
    "\(title) (\(name)):\n\n" + Self.indented(code) + "\n\nprints, for example:\n\n"
      + Self.indented(example)
  }

  var json: OrderedJSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("code", .string(code)),
      ("example", .string(example)),
    ])
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }

  static let all = [
    Recording(
      name: "recorder", title: "Swift with UIKit, with LifecycleRecorder",
      code: """
        import LifecycleRecorder
        // first line of application(_:willFinishLaunchingWithOptions:)
        try? LifecycleRecorder.shared.start()
        // first line of each method of the delegates, with its scene if it has one
        LifecycleRecorder.shared.record()
        """,
      example: #"{"callback":"app.didBecomeActive","pid":512,"time":1764230400.5,"state":"active"}"#
    ),
    Recording(
      name: "swift", title: "Swift with UIKit, without a package",
      code: """
        // first line of each method of the delegates
        NSLog("\\(#function)")
        """,
      example: "2026-11-27 10:00:00.143 Shop[512:6699] applicationDidBecomeActive(_:)"),
    Recording(
      name: "swiftui", title: "SwiftUI",
      code: """
        // in the app or in a view
        @Environment(\\.scenePhase) private var scenePhase
        .onChange(of: scenePhase) { NSLog("scenePhase: \\($1)") }
        """,
      example: "2026-11-27 10:00:00.143 Shop[512:6699] scenePhase: active"),
    Recording(
      name: "objective-c", title: "Objective-C",
      code: """
        // first line of each method of the delegates
        NSLog(@"%s", __func__);
        """,
      example:
        "2026-11-27 10:00:00.143 Shop[512:6699] -[AppDelegate applicationDidBecomeActive:]"),
    Recording(
      name: "flutter", title: "Flutter",
      code: """
        // in initState
        AppLifecycleListener(onStateChange: (state) => debugPrint('$state'));
        """,
      example: "flutter: AppLifecycleState.resumed"),
    Recording(
      name: "react-native", title: "React Native",
      code: """
        // once, where the app starts
        AppState.addEventListener('change', (state) => console.log('AppState', state));
        """,
      example: " LOG  AppState active"),
  ]
}
