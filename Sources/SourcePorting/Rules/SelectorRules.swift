/// The name in `#selector(…)`.
private struct SelectorName {
  /// The names before the last one.
  var base: [String]
  /// The last name.
  var method: String
  /// The labels in parentheses, and whatever follows them, as written.
  var rest: String

  var isTypeName: Bool { base.first?.first?.isUppercase ?? false }
}

extension SourceRewriter {
  /// Turns `#selector(tick(_:))` into `Selector("tick", Clock.tick(_:))`.
  ///
  /// A method is named with its type, so that a selector keeps no object alive.
  mutating func rewriteSelector(at index: Int) {
    guard text(index + 2) == "(", let end = partner(of: index + 2), end > index + 3 else { return }
    if ["getter", "setter"].contains(text(index + 3)), text(index + 4) == ":" {
      replace(index, end, with: "Selector(\"\(text(end - 1))\")", .selector)
      return remark(
        at: index, isCertain: false,
        "#selector(\(text(index + 3)):): the selector of a property calls nothing here.")
    }
    let name = selectorName(index + 3, end)
    if name.base.last?.hasSuffix("Delegate") ?? false, name.base.last?.hasPrefix("UI") ?? false {
      replace(index, end, with: "Selector(\"\(name.method)\")", .selector)
      return remark(
        at: index, isCertain: false,
        "#selector: the method of a protocol has no body to call, so the selector calls nothing.")
    }
    replace(index, end, with: selector(name, at: index), .selector)
  }

  private func selectorName(_ first: Int, _ end: Int) -> SelectorName {
    var path = [texts[first]]
    var next = first + 1
    while next + 1 < end, text(next) == ".", tokens[next + 1].kind != .symbol {
      path.append(text(next + 1))
      next += 2
    }
    let rest = next < end ? String(decoding: source[range(next, end - 1)], as: UTF8.self) : ""
    return SelectorName(base: path.dropLast(), method: path.last ?? "", rest: rest)
  }

  private func selector(_ name: SelectorName, at index: Int) -> String {
    let type = types.name(at: tokens[index].range.lowerBound)
    let called = "`\(name.method)`\(name.rest)"
    let isOwn =
      name.base.isEmpty || name.base.count == 1 && ["self", "Self"].contains(name.base[0])
    if isOwn, let type {
      let label = types.isStatic(name.method, of: type) ? "bound: " : ""
      return "Selector(\"\(name.method)\", \(label)\(type).\(called))"
    }
    let owner = (name.base + [called]).joined(separator: ".")
    return "Selector(\"\(name.method)\", \(name.isTypeName ? "" : "bound: ")\(owner))"
  }

  /// Remarks on `Selector("tick:")`, which names a method that nothing can find.
  mutating func remarkSelectorOfString(at index: Int) {
    var next = index + 1
    while text(next) == "(" { next += 1 }
    guard next > index + 1, next < tokens.count, tokens[next].kind == .literal else { return }
    remark(
      at: index, isCertain: false,
      "\(texts[index]): a selector that is made of a string calls nothing here. Write #selector.")
  }
}
