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
  let place: SourcePlace
  /// The functions that stand directly in it.
  var functions: [SourceFunction] = []
}

/// Another name for types, which can hide that something is a delegate.
struct SourceTypealias: Hashable, Sendable {
  let name: String
  /// The names that it stands for, more than one where they are joined by “&”.
  let types: [String]
}
