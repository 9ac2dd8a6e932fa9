import Reporting

/// The words of `lifecycle help`.
enum HelpText {
  /// What the tool is, and its commands.
  static let overview =
    """
    lifecycle checks what iOS may do to an app, in every order it may do it.

    USAGE: lifecycle <command> [options]

    COMMANDS:
    \(rows(CommandCatalogue.commands.map { ($0.syntax.usage, $0.syntax.summary) }))
      help [COMMAND]        Say more about a command.

    COMMON OPTIONS, accepted by every command:
    \(rows(Option.common.map { ($0.usage, $0.help) }))

    EXAMPLES:
      lifecycle verify                           Check every model: the main job.
      lifecycle replay app --property I2         See how a common belief fails.
      lifecycle diagram app | dot -Tsvg > app.svg

    EXIT STATUS:
      0 all as expected · 1 a property is violated or a log rejected · 2 undecided
      64 wrong usage · 65 malformed input · 70 our own fault · 74 file trouble
      130 interrupted

    """

  /// Everything about one command.
  static func text(for syntax: Syntax) -> String {
    var parts = ["\(syntax.summary)\n\nUSAGE: lifecycle \(syntax.usage) [options]"]
    parts += syntax.discussion
    if !syntax.options.isEmpty {
      parts.append("OPTIONS:\n" + rows(syntax.options.map { ($0.usage, $0.help) }))
    }
    parts.append("COMMON OPTIONS:\n" + rows(syntax.commonOptions.map { ($0.usage, $0.help) }))
    parts.append(
      "EXAMPLES:\n"
        + syntax.examples.map { "  lifecycle \($0.line)\n      \($0.meaning)" }
        .joined(separator: "\n"))
    parts.append(
      "EXIT STATUS:\n"
        + rows(syntax.statuses.map { (String($0.status.rawValue), $0.meaning) }, indent: 5))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Two columns; what does not fit beside the first stands below it.
  private static func rows(_ rows: [(String, String)], indent: Int = 22) -> String {
    rows.map { first, second in
      let gap = indent - first.count
      return gap > 1
        ? "  \(first)\(String(repeating: " ", count: gap))\(second)"
        : "  \(first)\n" + String(repeating: " ", count: indent + 2) + second
    }
    .joined(separator: "\n")
  }
}

extension Syntax {
  fileprivate var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
