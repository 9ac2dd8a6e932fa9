import SourceCode

extension CodeTokens {
  /// Whether of the collection at an index only the type of an element is asked, in the same expression
  /// or through a constant.
  func isOnlyInspected(at index: Int) -> Bool {
    if looks(after: index) || closureOnlyInspects(after: index) { return true }
    // In a body that long, nobody chooses a configuration.
    guard count < 10_000, let name = constant(before: index) ?? loopVariable(before: index) else {
      return false
    }
    let uses = indices.filter { $0 > index && self[$0].isWord(name) && !isMember(at: $0) }
    return !uses.isEmpty && uses.allSatisfy(looks)
  }

  private static let types: Set = ["activityType", "targetContentIdentifier", "type"]

  /// Whether the chain of members from an index on leads to what tells one element from another.
  private func looks(after index: Int) -> Bool {
    let links: Set = [".", "?", "!", "first", "last"]
    let next = self[(index + 1)...].first { !links.contains($0.text) }
    return next.map { Self.types.contains($0.text) } ?? false
  }

  /// Whether a closure that is called for each element asks for nothing but what tells one from another.
  private func closureOnlyInspects(after index: Int) -> Bool {
    let calls: Set = ["map", "compactMap", "filter", "first", "contains"]
    guard index + 3 < endIndex, self[index + 1].isSymbol("."), calls.contains(self[index + 2].text),
      let closure = call(of: index + 2)?.closures.first
    else { return false }
    let uses = closure.range.filter { self[$0].isWord("$0") }
    return !uses.isEmpty && uses.allSatisfy(looks)
  }

  /// The variable of the loop over the chain of members that ends at an index.
  private func loopVariable(before index: Int) -> String? {
    var start = index
    while start > startIndex,
      self[start].kind == .word && !self[start].isWord("in")
        || self[start].isSymbol(".")
    {
      start -= 1
    }
    guard self[start].isWord("in"), start > startIndex, self[start - 1].kind == .word else {
      return nil
    }
    return self[start - 1].text
  }

  /// The constant or variable that is set to the chain of members which ends at an index.
  private func constant(before index: Int) -> String? {
    var start = index
    while start > startIndex,
      self[start].kind == .word || [".", "?", "!"].contains(where: self[start].isSymbol)
    {
      start -= 1
    }
    guard self[start].isSymbol("="), start > startIndex + 1,
      ["let", "var"].contains(where: self[start - 2].isWord)
    else { return nil }
    return self[start - 1].text
  }
}
