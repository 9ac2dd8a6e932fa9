/// A type, an extension or a protocol as it is declared in Swift source.
struct SourceDeclaration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, actor, `extension`, `enum`, `protocol`
  }

  let kind: Kind
  /// The name, with the names of the enclosing types, for example `App.Delegate`.
  let name: String
  /// The names after its colon: superclass and protocols, without generic arguments.
  let inherited: [String]
  let modifiers: Set<String>
  let place: SourcePosition
  /// The functions declared directly in it.
  var functions: [SourceFunction] = []
}

/// An alias of types, which can hide that a type is a delegate.
struct SourceTypealias: Hashable, Sendable {
  let name: String
  /// The names that it stands for, several if they are joined by “&”.
  let types: [String]
}

/// A function as it is declared in Swift source.
struct SourceFunction: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// The argument label; “_” if callers write none.
    let label: String
    /// The type in the normal form of ``TypeText``.
    let type: String
  }

  let name: String
  let parameters: [Parameter]
  /// Its modifiers, and those of the enclosing extension.
  var modifiers: Set<String>
  let attributes: [SourceAttribute]
  let isGeneric: Bool
  /// The effects before the result: `async`, `throws`, `rethrows`.
  let effects: [String]
  /// The type of the result in the normal form of ``TypeText``; `()` for none.
  let result: String
  /// The declaration as written, on one line, without attributes and modifiers.
  let written: String
  let place: SourcePosition
}

extension SourceFunction {
  var labels: [String] { parameters.map(\.label) }

  /// The labels after the first one.
  var furtherLabels: ArraySlice<String> { labels.dropFirst() }

  /// The name with its labels, for example `application(_:open:options:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  var isAsync: Bool { effects.contains("async") }

  func attribute(named name: String) -> SourceAttribute? { attributes.first { $0.name == name } }
}

/// An attribute such as `@objc(sceneDidDisconnect:)`.
struct SourceAttribute: Hashable, Sendable {
  let name: String
  /// The text in its parentheses, without white space; nil if it has none.
  let argument: String?
}

/// A position in a file.
struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  let line: Int
  /// The byte in the line, counted from 1, as compilers count.
  let column: Int
}
