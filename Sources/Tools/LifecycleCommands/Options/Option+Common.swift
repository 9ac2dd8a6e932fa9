import CommandLineTools

// The options of more than one command.
extension Option {
  static let profile = Option(
    "--profile", "NAME",
    help: "The behaviour of iOS: documented (by Apple) or observed (on devices).")
  static let ios = Option(
    "--ios", "N|N...M", help: "The versions of iOS, such as 18 or 16...27 (default: all).")
  static let seed = Option(
    "--seed", "N", help: "The seed for random choices, decimal or 0x… (default 0x5EED).")
  static let maxStates = Option("--max-states", "N", help: "Stop after N distinct states.")
  static let threads = Option(
    "--threads", "N", help: "Use N threads (default: one for each core).")

  /// What every command takes, whether or not it makes a difference there.
  static let common: [Option] = [
    .profile, .ios, .format, .output, .seed, .maxStates, .threads, .quiet,
  ]

  static let vocabulary = Option(
    "--vocabulary", "FILE",
    help: "Read the names of the recorder from FILE (default: in .lifecycle.json).")
  static let maxDepth = Option("--max-depth", "N", help: "Stop N steps from the start.")
  static let maxTime = Option(
    "--max-time", "TIME", help: "Stop after this time, such as 500ms, 30s, 30 (seconds), 5m or 1h.")
  static let maxMemory = Option(
    "--max-memory", "SIZE",
    help: "Stop at this much memory, such as 800M or 2G (default: 3/4 of the memory).")
  static let apps = Option(
    "--apps", "N", help: "The number of apps on the device (device model).")
  static let scenes = Option(
    "--scenes", "N", help: "The number of scenes of the app (scene and SwiftUI models).")

  /// The options for the size of a model.
  static let sizes = [apps, scenes]

  static let actions = Option(
    "--actions", "A,B,C", help: "Use the trace with these actions.")
  static let trace = Option(
    "--trace", "FILE", help: "Read a trace: JSON from verify or replay, or one action a line.")
  static let traceFormat = Option(
    "--format", "NAME", help: "text (default), json or html (a page for a browser).")
  static let oneProperty = Option(
    "--property", "ID", help: "Use the shortest counterexample to this property.")
  static let backTo = Option(
    "--back-to", "N", help: "The last action leads back to the state after step N.")
  static let initial = Option(
    "--initial", "N", help: "Begin in initial state N, counted from 1.")
}
