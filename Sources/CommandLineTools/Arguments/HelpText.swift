/// Lays out help texts.
package enum HelpText {
  /// Everything about one command.
  package static func text(for syntax: Syntax) -> String {
    let call = syntax.command == nil ? syntax.usage : "\(syntax.program) \(syntax.usage)"
    var parts = ["\(syntax.summary)\n\nUSAGE: \(call) [options]"]
    parts += syntax.discussion
    if syntax.command == nil {
      parts.append("OPTIONS:\n" + rows(syntax.allOptions))
    } else {
      if !syntax.options.isEmpty { parts.append("OPTIONS:\n" + rows(syntax.options)) }
      parts.append("COMMON OPTIONS:\n" + rows(syntax.commonOptions))
    }
    parts.append(
      "EXAMPLES:\n"
        + syntax.examples.map { line, meaning in
          "  \(syntax.program)\(line.isEmpty ? "" : " \(line)")\n      \(meaning)"
        }
        .joined(separator: "\n"))
    parts.append(
      "EXIT STATUS:\n"
        + rows(syntax.statuses.map { (String($0.status.rawValue), $0.meaning) }, indent: 5))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// One row for each option.
  package static func rows(_ options: [Option]) -> String {
    rows(options.map { ($0.usage, $0.help) })
  }

  /// Two columns; a first cell that is too wide has the second below it.
  package static func rows(_ rows: [(String, String)], indent: Int = 22) -> String {
    rows.map { first, second in
      let gap = indent - first.count
      return gap > 1
        ? "  \(first)\(String(repeating: " ", count: gap))\(second)"
        : "  \(first)\n" + String(repeating: " ", count: indent + 2) + second
    }
    .joined(separator: "\n")
  }
}
