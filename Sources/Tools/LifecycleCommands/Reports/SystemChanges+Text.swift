import Reporting

extension SystemChanges {
  /// The report for people.
  var text: String {
    heading + new.text("+", on: to, notOn: from) + gone.text("-", on: from, notOn: to)
  }

  private var heading: String {
    "From iOS \(from) to iOS \(to), \(model): \(new.entries.count) new, "
      + "\(gone.entries.count) gone.\n"
  }

  /// The report as data.
  var json: OrderedJSON {
    .object([
      ("model", .string(model)), ("from", .integer(from)), ("to", .integer(to)),
      ("explained", .bool(isExplained)), ("new", new.json), ("gone", gone.json),
    ])
  }
}

extension SystemChanges.Side {
  fileprivate func text(_ mark: String, on version: Int, notOn other: Int) -> String {
    entries.map { entry in
      TextWrap.wrapped(
        "\(entry.name): \(entry.statement) (\(entry.systems.words))", width: 96,
        first: "\(mark) ", rest: "  ")
        + (entry.example?.text
          ?? "    No life shows it while everything else is as on iOS \(other).\n")
    }
    .joined()
      + (rest.map { "? Something that no rule explains:\n" + $0.text }
        ?? TextWrap.wrapped(
          "Nothing else can be observed on iOS \(version) and not on iOS \(other) "
            + "(\(pairs.grouped) pairs of states visited).", width: 96, first: "  ", rest: "  "))
  }

  fileprivate var json: OrderedJSON {
    .object([
      ("pairs", .integer(pairs)), ("rest", rest?.json ?? .null),
      ("differences", .array(entries.map(\.json))),
    ])
  }
}

extension SystemChanges.Entry {
  fileprivate var json: OrderedJSON {
    .object([
      ("name", .string(name)), ("statement", .string(statement)),
      ("systems", .string(systems.words)), ("sources", .strings(sources.map(\.label))),
      ("example", example?.json ?? .null),
    ])
  }
}
