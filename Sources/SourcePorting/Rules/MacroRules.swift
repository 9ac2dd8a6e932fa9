extension SourceRewriter {
  mutating func rewriteMacro(at index: Int) {
    guard index + 1 < tokens.count, tokens[index + 1].isAttached else { return }
    switch text(index + 1) {
    case "selector": rewriteSelector(at: index)
    case "keyPath": rewriteKeyPath(at: index)
    case "Preview": dropPreview(at: index)
    default: break
    }
  }

  /// Turns `#keyPath(Note.title)` into `"title"`.
  private mutating func rewriteKeyPath(at index: Int) {
    guard text(index + 2) == "(", let end = partner(of: index + 2) else { return }
    var names = texts[(index + 3)..<end].filter { $0 != "." }
    if names.count > 1, names[0].first?.isUppercase ?? false || names[0] == "self" {
      names.removeFirst()
    }
    replace(index, end, with: "\"\(names.joined(separator: "."))\"", .keyPath)
    remark(
      at: index, isCertain: false,
      "#keyPath: it is a string now. Nothing observes a value by its key path here.")
  }

  /// Drops `#Preview("Empty") { … }`, which only Xcode expands.
  private mutating func dropPreview(at index: Int) {
    let name = argumentEnd(after: index + 1)
    guard text(name + 1) == "{", let end = partner(of: name + 1) else { return }
    drop(index, end, .preview)
  }
}
