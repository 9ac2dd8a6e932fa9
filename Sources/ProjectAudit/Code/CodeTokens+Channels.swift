import SourceCode

extension CodeTokens {
  /// The publisher or notification name through which the call at an index sends something.
  func channel(ofCallAt index: Int) -> String? {
    guard index + 1 < endIndex, self[index + 1].isSymbol("("), index > startIndex + 1,
      self[index - 1].isSymbol(".")
    else { return nil }
    if self[index].isWord("send") { return self[index - 2].text }
    guard self[index].isWord("post"), let name = call(of: index)?.argument("name") else {
      return nil
    }
    // A name built from a text is known by the text.
    return name.last { $0.kind == .word || $0.literalText != nil }?.text
  }

  /// Whether the code at an index subscribes to a channel.
  func listens(at index: Int) -> Bool {
    let observing: Set = ["addObserver", "publisher", "notifications", "onReceive"]
    return callsAround(index).contains { observing.contains($0.callee?.text ?? "") }
      || tree.node(at: index).links.contains { $0.isWord("sink") }
  }
}
