/// A function as it is declared in Swift source.
struct SourceFunction: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The argument label; “_” where callers write none.
    let label: String
    /// The type, in the form of ``TypeText``.
    let type: String
  }

  let name: String
  let parameters: [Parameter]
  /// The modifiers before it, and those of the extension that it stands in.
  var modifiers: Set<String>
  let attributes: [SourceAttribute]
  let isGeneric: Bool
  /// `async`, `throws`, `rethrows`: what stands before the result.
  let effects: [String]
  /// The type of the result, in the form of ``TypeText``; `()` for none.
  let result: String
  /// The declaration as written, on one line, without attributes and modifiers.
  let written: String
  let place: SourcePlace
}

extension SourceFunction {
  var labels: [String] { parameters.map(\.label) }

  /// The labels behind the first one.
  var furtherLabels: ArraySlice<String> { labels.dropFirst() }

  /// The name with its labels, for example `application(_:open:options:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  var isAsync: Bool { effects.contains("async") }

  func attribute(named name: String) -> SourceAttribute? { attributes.first { $0.name == name } }
}

/// An attribute such as `@objc(sceneDidDisconnect:)`.
struct SourceAttribute: Hashable, Sendable {
  let name: String
  /// What stands in its parentheses, without white space, or nil where there are none.
  let argument: String?
}

/// Where something stands in a file.
struct SourcePlace: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  let column: Int
}
