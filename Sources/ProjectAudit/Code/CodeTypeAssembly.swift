import SourceCode

/// Puts types together from their declarations, extensions, categories and implementations.
///
/// Apps for several systems declare a class of one name for each, in files of their own. So a
/// declaration in Swift belongs to another of its name in the same file only, where the two stand in
/// branches of an `#if`. An extension belongs to the type in its file, or else to the first.
struct CodeTypeAssembly {
  private(set) var types: [CodeType] = []
  /// The types with each name, in order.
  private(set) var indices: [String: [Int]] = [:]

  /// - Complexity: O(*n*) for *n* parts.
  init(_ files: [CodeFile]) {
    let parts = files.flatMap { file in file.parts.map { CodeType.Part(file: file, part: $0) } }
    for part in parts where part.part.kind != .extension { add(declaration: part) }
    for part in parts where part.part.kind == .extension { add(extension: part) }
  }

  private mutating func add(declaration part: CodeType.Part) {
    let isObjectiveC = part.file.language == .objectiveC
    let known = indices[part.part.name]?.first { index in
      isObjectiveC ? types[index].isObjectiveC : types[index].file == part.file.path
    }
    add(part, to: known)
  }

  private mutating func add(extension part: CodeType.Part) {
    let named = indices[part.part.name]
    let inFile = named?.first { types[$0].file == part.file.path }
    add(part, to: inFile ?? named?.first)
  }

  private mutating func add(_ part: CodeType.Part, to index: Int?) {
    if let index { return types[index].parts.append(part) }
    indices[part.part.name, default: []].append(types.count)
    types.append(CodeType(name: part.part.name, parts: [part]))
  }
}
