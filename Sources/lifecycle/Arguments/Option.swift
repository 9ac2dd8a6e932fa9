/// An option of a command, as help shows it and as the parser knows it.
struct Option: Hashable, Sendable {
  /// The name with its two hyphens.
  let name: String
  /// What the value is called in help, or nil for an option without value.
  let value: String?
  /// What the option is for, in a line.
  let help: String

  init(_ name: String, _ value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is written, for example `--seed N`.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension Option {
  static let help = Option("--help", help: "Show this text.")
  static let profile = Option(
    "--profile", "NAME", help: "The reading of the documentation: documented or observed.")
  static let format = Option("--format", "NAME", help: "text (default) or json.")
  static let pictureFormat = Option("--format", "NAME", help: "dot (default), mermaid or json.")
  static let output = Option(
    "--output", "FILE", help: "Where the result goes; - is standard output (default).")
  static let seed = Option(
    "--seed", "N", help: "Names the random choices; decimal or 0x… (default 0x5EED).")
  static let maxStates = Option("--max-states", "N", help: "Stop after so many distinct states.")
  static let threads = Option(
    "--threads", "N", help: "How many threads to use (default: one for each core).")
  static let quiet = Option("--quiet", help: "No progress and no remarks on standard error.")

  static let facts = Option(
    "--facts", help: "What rests on each fact, and what became of the first texts (Markdown).")

  static let maxDepth = Option("--max-depth", "N", help: "Stop so many steps from the start.")
  static let maxTime = Option(
    "--max-time", "TIME", help: "Stop after a time: 500ms, 30 (seconds), 30s, 5m, 1h.")
  static let maxMemory = Option(
    "--max-memory", "SIZE",
    help: "Stop at this size: 800M, 2G (default: 3/4 of memory).")
  static let property = Option(
    "--property", "ID[,ID]", help: "Only these properties, each shown in full.")
  static let oneProperty = Option(
    "--property", "ID", help: "The shortest counterexample to this property.")
  static let detail = Option(
    "--detail", "NAME", help: "overview (default), full or trace.")
  static let walks = Option("--walks", "N", help: "How many walks to take (default 100).")
  static let length = Option(
    "--length", "N", help: "The largest number of steps of each walk (default 200).")
  static let apps = Option(
    "--apps", "N", help: "How many apps share the device, for the device model.")
  static let scenes = Option(
    "--scenes", "N", help: "How many scenes the app has, for the scene model.")

  /// The options that ask for the size of a model.
  static let sizes = [apps, scenes]
  static let model = Option(
    "--model", "NAME", help: "The model that judges (default: the one for the kind of log).")
  static let alphabet = Option(
    "--alphabet", "A,B,C", help: "The callbacks that the logs record whenever they come.")
  static let logFormat = Option(
    "--log-format", "NAME", help: "How to read logs: json, json-lines or text (default: found out)."
  )
  static let life = Option(
    "--life", help: "Tell the most plausible life behind each accepted log, step by step.")
  static let coverage = Option(
    "--coverage", help: "Tell which rules of the model the logs have exercised, and which not.")
  static let limit = Option(
    "--limit", "NAME=SECONDS[,…]", help: "Change time limits: backgroundTime=180,launch=10.")
  static let rules = Option("--rules", help: "List the rules too: the words for --actions.")
  static let actions = Option("--actions", "A,B,C", help: "The trace that these actions make.")
  static let trace = Option(
    "--trace", "FILE", help: "A trace: JSON as verify and replay print it, or a name a line.")
  static let initial = Option(
    "--initial", "N", help: "Begin in this initial state, counted from 1.")

  static let reports = Option(
    "--reports", "DIR", help: "Write every page of the reports into a folder.")
  static let mutants = Option(
    "--mutants", help: "Break every rule, and count what the properties catch.")

  /// What every command takes, whether or not it matters to it.
  static let common: [Option] = [.profile, .format, .output, .seed, .maxStates, .threads, .quiet]
}
