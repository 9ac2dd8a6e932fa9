/// A type, an extension or a protocol as it is declared in Swift source.
package struct SourceDeclaration: Hashable, Sendable {
  /// What is declared.
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, actor, `extension`, `enum`, `protocol`
  }

  /// What is declared.
  package let kind: Kind
  /// The name, with the names of the enclosing types, for example `App.Delegate`.
  package let name: String
  /// The names after its colon: superclass and protocols, without generic arguments.
  package let inherited: [String]
  package let modifiers: Set<String>
  /// Its attributes, for example `main`.
  package let attributes: [SourceAttribute]
  /// Where its name is.
  package let place: SourcePosition
  /// The functions declared directly in it.
  package var functions: [SourceFunction] = []
  /// Its braces; nil if it has none.
  package let members: SyntaxNode?
  /// The bytes between its braces; empty if it has none.
  package let body: Range<Int>
}

/// An alias of types, which can hide that a type is a delegate.
package struct SourceTypealias: Hashable, Sendable {
  package let name: String
  /// The names that it stands for, several if they are joined by “&”.
  package let types: [String]
}

/// A function as it is declared in Swift source.
package struct SourceFunction: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// The argument label; “_” if callers write none.
    package let label: String
    /// The name that the body uses.
    package let name: String
    /// The type in the normal form of ``NormalizedTypeName``.
    package let type: String
  }

  /// The base name.
  package let name: String
  /// The parameters, in order.
  package let parameters: [Parameter]
  /// Its modifiers, and those of the enclosing extension.
  package var modifiers: Set<String>
  package let attributes: [SourceAttribute]
  package let isGeneric: Bool
  /// The effects before the result: `async`, `throws`, `rethrows`.
  package let effects: [String]
  /// The type of the result in the normal form of ``NormalizedTypeName``; `()` for none.
  package let result: String
  /// The declaration as written, on one line, without attributes and modifiers.
  package let written: String
  /// Where its name is.
  package let place: SourcePosition
  /// Its braces; nil if it has none.
  package let block: SyntaxNode?
}

extension SourceFunction {
  package var labels: [String] { parameters.map(\.label) }

  /// The labels after the first one.
  package var furtherLabels: ArraySlice<String> { labels.dropFirst() }

  /// The name with its labels, for example `application(_:open:options:)`.
  package var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  package var isAsync: Bool { effects.contains("async") }

  /// The form without the last parameter, a completion handler, which returns what that is given.
  ///
  /// - Parameter result: The type in the normal form of ``NormalizedTypeName``.
  /// - Returns: The form that Swift imports beside the function.
  package func asynchronous(result: String) -> SourceFunction {
    SourceFunction(
      name: name, parameters: parameters.dropLast(), modifiers: [], attributes: attributes,
      isGeneric: false, effects: ["async"], result: result, written: written, place: place,
      block: block)
  }

  package func attribute(named name: String) -> SourceAttribute? {
    attributes.first { $0.name == name }
  }
}

/// An attribute such as `@objc(sceneDidDisconnect:)`.
package struct SourceAttribute: Hashable, Sendable {
  /// The name, without the at sign.
  package let name: String
  /// The text in its parentheses, without white space; nil if it has none.
  package let argument: String?
}
