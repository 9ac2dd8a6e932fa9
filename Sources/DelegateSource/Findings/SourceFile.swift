import SourceCode

/// A file of Swift source, read for its types and their methods.
public struct SourceFile: Sendable {
  /// The name of the file in findings.
  public let name: String
  package let declarations: [SourceDeclaration]
  package let typealiases: [SourceTypealias]
  /// The functions outside of all types.
  package let functions: [SourceFunction]

  /// Reads a file; any content is accepted, and everything but declarations is skipped.
  ///
  /// Of conditional code the branches are read that some build for iOS may compile.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The name of the file in findings.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8], name: String) {
    let compiled = ConditionalBranches.compiled(bytes, .unknown, language: .swift)
    self.init(Declarations(compiled), name: name)
  }

  /// Takes what a file declares.
  package init(_ declarations: Declarations, name: String) {
    self.name = name
    self.declarations = declarations.types
    typealiases = declarations.typealiases
    functions = declarations.functions
  }
}

/// A type with its extensions.
///
/// An extension belongs to the type of its name in the same file, or else in the only file that
/// declares one. Otherwise it represents a type that is declared elsewhere.
struct SourceType {
  struct Part {
    let file: String
    let declaration: SourceDeclaration
  }

  let name: String
  private(set) var parts: [Part]

  /// The declaration, or the first extension of a type that is declared elsewhere.
  var first: Part { parts[0] }

  /// All types that its declaration and its extensions inherit from or conform to.
  var inherited: [String] { parts.flatMap(\.declaration.inherited) }

  /// The types of some files, in the order of their first parts.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  static func all(in files: [SourceFile]) -> [SourceType] {
    let parts = files.flatMap { file in
      file.declarations.map { Part(file: file.name, declaration: $0) }
    }
    var assembly = Assembly()
    for part in parts where part.declaration.kind != .extension { assembly.add(type: part) }
    for part in parts where part.declaration.kind == .extension { assembly.add(extension: part) }
    return assembly.types
  }

  private struct Assembly {
    private struct Key: Hashable {
      let name: String
      let file: String
    }

    var types: [SourceType] = []
    /// The type with a name in a file.
    private var indices: [Key: Int] = [:]
    private var indicesOfName: [String: [Int]] = [:]

    /// Adds a declaration; a type can be declared twice in the branches of an `#if`.
    mutating func add(type part: Part) {
      if let index = indices[Self.key(of: part)] {
        types[index].parts.append(part)
      } else {
        begin(with: part)
      }
    }

    mutating func add(extension part: Part) {
      let others = indicesOfName[part.declaration.name] ?? []
      let only = others.count == 1 ? others[0] : nil
      if let index = indices[Self.key(of: part)] ?? only {
        types[index].parts.append(part)
      } else {
        begin(with: part)
      }
    }

    private mutating func begin(with part: Part) {
      indices[Self.key(of: part)] = types.count
      indicesOfName[part.declaration.name, default: []].append(types.count)
      types.append(SourceType(name: part.declaration.name, parts: [part]))
    }

    private static func key(of part: Part) -> Key {
      Key(name: part.declaration.name, file: part.file)
    }
  }
}
