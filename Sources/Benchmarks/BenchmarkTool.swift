import CommandLineTools

/// The program `benchmarks`.
@main
enum BenchmarkTool {
  static let program = Program(
    name: "benchmarks", hint: { _ in "More: benchmarks --help" },
    dispatch: { words, console in try BenchmarkCommand.answer(to: words, console: console) })

  static func main() { program.main() }
}
