import SourceCode

// Code that only methods reach which UIKit does not call in an app with scenes.
extension AssumptionCheck {
  /// Whether a place stands in such a method of the app delegate, or in a private function that nothing but
  /// these calls. Other findings say that the method is dead; what else is wrong in it does no harm.
  func isOnlyReachedFromDeadCode(_ place: AssumedPlace) -> Bool {
    guard facts.hasScenes, facts.entry != .notFound, !facts.runsWithoutScenes,
      !facts.isCodeAlone, let function = place.function
    else { return false }
    return isDead(function, in: place.file, depth: 0)
  }

  private func isDead(_ function: CodeFunction, in file: CodeFile, depth: Int) -> Bool {
    guard depth < Self.maxDepth, let body = function.body, !body.isEmpty else { return false }
    let token = file.tokens[body.lowerBound]
    if isDeadMethod(function, around: token, in: file) { return true }
    guard file.isPrivate(function) else { return false }
    let range = file.range(of: function)
    var mentions: [Int] = []
    for index in file.indices(of: function.baseName)
    where file.tokens[index].kind == .word && !range.contains(index) {
      mentions.append(index)
      if mentions.count > Self.maxMentions { return false }
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { index in
        guard let caller = file.function(around: file.tokens[index]) else { return false }
        return isDead(caller, in: file, depth: depth + 1)
      }
  }

  /// Whether a function is a method of the app delegate that scenes replace and that nothing else calls.
  private func isDeadMethod(
    _ function: CodeFunction, around token: CodeToken, in file: CodeFile
  ) -> Bool {
    guard let part = file.part(around: token),
      appDelegates.contains(part.name),
      let place = AssumedPlace(
        line: token.place.line, column: token.place.column, in: file, of: facts.code)
    else { return false }
    let method = CodeMethod(type: part.name, file: file, function: function)
    return method.isReplacedByScenes && facts.isDead(method) && !isReached(place)
  }

  /// Nobody calls private functions through more others, or in more places.
  private static let maxDepth = 6
  private static let maxMentions = 20
}

extension CodeFile {
  /// Whether a function of Swift is private, and no other language knows it.
  fileprivate func isPrivate(_ function: CodeFunction) -> Bool {
    guard language == .swift, !function.isOverride else { return false }
    return modifiers(of: function).first(of: ["private", "fileprivate"]) != nil
      && !isExposedToObjectiveC(function)
  }
}
