import SourceCode

/// Finds the type that contains a position, and its functions.
struct EnclosingTypes {
  private let declarations: [SourceDeclaration]

  init(_ declarations: [SourceDeclaration]) {
    self.declarations = declarations
  }

  /// The name of the innermost type that contains an offset, with those of the types around it.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  func name(at offset: Int) -> String? {
    declarations.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }?.name
  }

  /// Whether a type declares a function of a name in this file, and all are of the type itself.
  func isStatic(_ function: String, of type: String) -> Bool {
    let functions = declarations.filter { $0.name == type }.flatMap(\.functions)
      .filter { $0.name == function }
    return !functions.isEmpty
      && functions.allSatisfy { !$0.modifiers.isDisjoint(with: ["static", "class"]) }
  }
}
