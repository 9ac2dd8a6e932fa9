import Reporting

/// A trace that was run again, and what it breaks.
struct Replay: Hashable, Sendable {
  let title: String
  let model: String
  let profile: String
  let trace: TraceReport
  let breaches: [Breach]
  /// The property that the trace was looked up for.
  let property: PropertyReport?

  /// Whether something is broken that should hold.
  var status: ExitStatus {
    breaches.contains { $0.expected == .holds } ? .unexpected : .asExpected
  }

  /// The trace as a table, and what it breaks.
  var text: String {
    if let property { return property.text(context: title) + others(than: property.id) }
    let marks = Dictionary(grouping: breaches, by: \.step).mapValues { breaches in
      "breaks " + breaches.map(\.id).joined(separator: ", ")
    }
    let length = trace.steps.count.counted("step")
    return "\(title): \(length)\n" + trace.text(marks: marks) + broken(breaches)
  }

  private func others(than id: String) -> String {
    let others = breaches.filter { $0.id != id }.map(\.id)
    return others.isEmpty ? "" : "  The same life breaks: \(others.joined(separator: ", ")).\n"
  }

  private func broken(_ breaches: [Breach]) -> String {
    if breaches.isEmpty { return "  Breaks no property.\n" }
    return breaches.map { breach in
      "  ✗ \(breach.id.padded(to: 5)) \(breach.statement)"
        + (breach.expected == .holds ? " (should hold!)\n" : " (a belief)\n")
    }
    .joined()
  }

  /// The trace with the keys of a counterexample, and what it breaks.
  var json: OrderedJSON {
    .object(
      [("model", .string(model)), ("profile", .string(profile))] + trace.jsonMembers + [
        (
          "breaks",
          .array(
            breaches.map { breach in
              .object([
                ("id", .string(breach.id)), ("step", .integer(breach.step)),
                ("expected", .string(breach.expected.rawValue)),
              ])
            })
        )
      ])
  }
}
