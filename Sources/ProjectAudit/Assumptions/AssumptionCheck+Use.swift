import DelegateSource
import SourceCode

// Leftovers: functions and types that nothing names any more.
extension AssumptionCheck {
  /// Whether nothing can reach a place: its function or its type is named nowhere else, in an app of which
  /// all sources were read.
  func isUnused(_ place: AssumedPlace) -> Bool {
    facts.isAllRead && !facts.isCodeAlone && (isUnusedFunction(place) || isUnusedType(place))
  }

  /// Whether a function that only the app itself can call is called nowhere.
  private func isUnusedFunction(_ place: AssumedPlace) -> Bool {
    guard let function = place.function, isOwn(function, at: place),
      !place.file.isExposedToObjectiveC(function)
    else { return false }
    return !isNamed(function, at: place, outside: place.file.range(of: function))
  }

  /// Whether no system, superclass or protocol can ask for a function by its name.
  private func isOwn(_ function: CodeFunction, at place: AssumedPlace) -> Bool {
    guard place.file.language == .swift, !function.isOverride, function.baseName != "init",
      DelegateMethod.byFullName[function.name] == nil,
      !(place.type?.parts.flatMap(\.part.attributes).contains { $0.name == "objcMembers" } ?? false)
    else { return false }
    guard let part = place.part else { return function.baseName != "main" }
    guard let type = place.type, type.isDeclared else { return part.inherited.isEmpty }
    let isView = facts.code.ancestorNames(of: type).contains("View")
    return facts.code.ancestorNames(of: type).isSubset(of: Self.askingNothing)
      && !(isView && function.name == "body")
  }

  /// What asks its types for no function but those that are known.
  private static let askingNothing: Set = [
    "NSObject", "ObservableObject", "Sendable", "Hashable", "Equatable", "Identifiable", "View",
    "Codable", "AnyObject",
  ]

  /// Whether a class of the app’s own is mentioned nowhere but in itself.
  private func isUnusedType(_ place: AssumedPlace) -> Bool {
    guard let type = place.type, type.isDeclared, !type.isObjectiveC, !isNeeded(type) else {
      return false
    }
    let parts = type.parts
    return !facts.code.files(mentioning: type.lastName).contains { file in
      file.indices(of: type.lastName).contains { index in
        file.tokens[index].kind == .word && !file.isDeclared(at: index)
          && !parts.contains { $0.file.path == file.path && $0.part.body.contains(index) }
      }
    }
  }

  /// Whether something that is no code may make an object of a type: the system, a storyboard, a plist.
  private func isNeeded(_ type: CodeType) -> Bool {
    if !type.parts.flatMap(\.part.attributes).isEmpty { return true }
    if delegates.contains(type.name) { return true }
    return !facts.code.ancestorNames(of: type).isSubset(of: Self.askingNothing)
  }

  /// Whether something outside of a function may name it.
  private func isNamed(
    _ function: CodeFunction, at place: AssumedPlace, outside range: Range<Int>
  ) -> Bool {
    let name = function.baseName
    return facts.code.files(mentioning: name).contains { file in
      file.indices(of: name).contains { index in
        !(file.path == place.file.path && range.contains(index))
          && !file.isDeclared(at: index) && mayReferTo(function, at: place, wordAt: index, in: file)
      }
    }
  }

  /// Whether the name of a function can mean it somewhere. Another type may have a function of the same name,
  /// or the system.
  private func mayReferTo(
    _ function: CodeFunction, at place: AssumedPlace, wordAt index: Int, in file: CodeFile
  ) -> Bool {
    guard file.language == .swift, file.tokens[index].kind == .word else { return true }
    let owner = file.part(around: file.tokens[index])?.name
    let mention = Mention(file.tokens, at: index, of: owner, isSwift: true)
    switch mention.receiver {
    case .unknown: return true
    case .own:
      let members = owner.flatMap(facts.code.type).map(facts.code.methods) ?? []
      let named = members.filter { $0.function.baseName == function.baseName }
      return named.isEmpty || named.contains { $0.function == function }
    case .type(let name):
      guard let type = facts.code.type(named: name) else {
        return place.type?.lastName == name
      }
      return facts.code.methods(of: type).contains { $0.function == function }
    }
  }
}

extension CodeFile {
  /// The tokens of a function from its name on.
  func range(of function: CodeFunction) -> Range<Int> {
    guard let body = function.body else { return 0..<0 }
    return modifiers(of: function).endIndex..<body.upperBound
  }

  /// What precedes the name of a function, or of a property that is read like one, in its declaration.
  func modifiers(of function: CodeFunction) -> CodeTokens {
    guard let body = function.body,
      let node = function.block?.parent
        ?? tokens.tree.node(at: body.lowerBound).enclosing(.variable)
    else { return CodeTokens() }
    return node.tokens[..<body.lowerBound].prefix { $0.place != function.place }
  }

  /// Whether the word at an index is the name of what is declared there.
  fileprivate func isDeclared(at index: Int) -> Bool {
    let declaring = ["func", "class", "struct", "enum", "actor", "extension", "var", "let"]
    return index > 0 && declaring.contains(where: tokens[index - 1].isWord)
  }

  /// Whether attributes show a function to Objective-C, where names are texts.
  func isExposedToObjectiveC(_ function: CodeFunction) -> Bool {
    modifiers(of: function).contains { token in
      ["objc", "IBAction", "@objc", "@IBAction", "NSManaged"].contains(token.text)
    }
  }
}
