import Foundation

/// The words of `benchmarks --help`.
enum HelpText {
  static let text =
    """
    benchmarks measures how fast states are searched, beside SPIN on the same machine.

    USAGE: swift run -c release benchmarks [options]

    OPTIONS:
    \(options)

    The reference device has N apps, of which one at most is in the foreground. Its rules are
    fixed, and its counts known in closed form: a search with other counts gets no figure.
    Without SPIN (apt-get install spin gcc) there are no ratios. Other work on the machine
    spoils the figures.

    EXAMPLES:
      benchmarks                          Everything: some three minutes.
      benchmarks --only walks --runs 9    The lines about walks, with less noise.
      benchmarks --quick                  What continuous integration runs.

    EXIT STATUS:
      0 every budget is met · 1 a budget is missed or a count is wrong
      2 a budget could not be judged · 64 wrong usage · 70 our own fault
      74 the result cannot be written · 130 interrupted

    """

  private static var options: String {
    BenchmarkOption.allCases.map { option in
      "  " + option.usage.padding(toLength: 16, withPad: " ", startingAt: 0) + option.help
    }
    .joined(separator: "\n")
  }
}
