/// A type, an extension or a protocol as it is declared in Swift source.
struct SourceDeclaration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, actor, `extension`, `enum`, `protocol`
  }

  let kind: Kind
  /// The name, with the names of the types that it stands in, for example `App.Delegate`.
  let name: String
  /// What stands behind its colon: superclass and protocols, without their generic arguments.
  let inherited: [String]
  let modifiers: Set<String>
  let place: SourcePosition
  /// The functions that stand directly in it.
  var functions: [SourceFunction] = []
}

/// Another name for types, which can hide that something is a delegate.
struct SourceTypealias: Hashable, Sendable {
  let name: String
  /// The names that it stands for, more than one where they are joined by “&”.
  let types: [String]
}

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
  let place: SourcePosition
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
struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  let column: Int
}
