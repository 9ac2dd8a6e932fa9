import DelegateSource
import SourceCode

/// A type with its extensions, categories and implementations.
struct CodeType: Sendable {
  struct Part: Sendable {
    let file: CodeFile
    let part: CodePart
  }

  /// The name, with the names of the enclosing types.
  let name: String
  /// The declaration first, unless it is in no file that was read.
  var parts: [Part]
}

extension CodeType {
  /// Whether its declaration was read.
  var isDeclared: Bool { parts[0].part.kind != .extension }

  var file: String { parts[0].file.path }

  var place: SourcePosition { parts[0].part.place }

  var isObjectiveC: Bool { parts[0].file.language == .objectiveC }

  /// Whether it is a class of Objective-C of which only the implementation was read: every interface
  /// names a superclass.
  var lacksInterface: Bool { isObjectiveC && inherited.isEmpty }

  /// The last part of the name, by which other files may call it.
  var lastName: String { name.lastName }

  /// Superclass and protocols, of all parts.
  var inherited: [String] { parts.flatMap(\.part.inherited) }

  func attribute(named name: String) -> SourceAttribute? {
    parts.lazy.flatMap(\.part.attributes).first { $0.name == name }
  }

  /// The methods with their bodies.
  var methods: [CodeMethod] {
    parts.flatMap(methods)
  }

  /// The methods of one of its parts.
  func methods(of part: Part) -> [CodeMethod] {
    part.part.functions.map { CodeMethod(type: name, file: part.file, function: $0) }
  }

  /// Everything between its braces.
  var bodies: [(file: CodeFile, tokens: CodeTokens)] {
    parts.map { ($0.file, $0.file.tokens(in: $0.part.body)) }
  }
}

/// A method with the file that declares it.
struct CodeMethod: Sendable {
  /// The type that has the method; nil for a function outside of all types.
  let type: String?
  let file: CodeFile
  let function: CodeFunction
}

extension CodeMethod {
  var isSwift: Bool { file.language == .swift }

  /// The tokens between its braces.
  var body: CodeTokens { function.body.map(file.tokens) ?? CodeTokens() }

  /// The forms of the delegate method of its name; none if it is a method of the app's own.
  var delegateMethods: [DelegateMethod] {
    file.language == .swift
      ? DelegateMethod.byFullName[function.name] ?? []
      : DelegateMethod.bySelector[function.name] ?? []
  }

  /// The name that the body uses for a parameter, counted from 0.
  func parameter(_ position: Int) -> String? {
    function.parameterNames.indices.contains(position) ? function.parameterNames[position] : nil
  }

  /// The name with its type, for messages.
  var title: String {
    switch (file.language, type) {
    case (.swift, let type?): "\(type).\(function.name)"
    case (.objectiveC, let type?): "-[\(type) \(function.name)]"
    default: function.name
    }
  }
}
