extension SourceRewriter {
  /// The attributes that only the Objective-C runtime, Interface Builder or Core Data need.
  private static let dropped: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]
  private static let entryPoints: Set = ["UIApplicationMain", "NSApplicationMain"]

  mutating func rewriteAttribute(at index: Int) {
    let name = text(index + 1)
    guard index + 1 < tokens.count, tokens[index + 1].isAttached else { return }
    if isOfLibrary, name == "main" || Self.entryPoints.contains(name) {
      drop(index, index + 1, .entryPoint)
    } else if Self.entryPoints.contains(name) {
      replace(index, index + 1, with: "@main", .entryPoint)
    } else if Self.dropped.contains(name) {
      drop(index, argumentEnd(after: index + 1), .attribute)
    } else if name == "NSManaged" {
      remark(
        at: index, isCertain: true,
        "@NSManaged: Core Data does not exist here. Replace the class in a file of your own.")
    }
  }

  /// The closing parenthesis of the arguments that are attached to a name, or the name.
  func argumentEnd(after name: Int) -> Int {
    guard text(name + 1) == "(", tokens[name + 1].isAttached else { return name }
    return partner(of: name + 1) ?? name
  }

  private static let declarationWords: Set = [
    "var", "let", "func", "init", "class", "override", "public", "private", "fileprivate",
    "internal", "open", "package", "final", "weak", "lazy", "static", "required", "convenience",
    "unowned", "subscript", "nonisolated", "optional", "dynamic", "@",
  ]

  /// Drops `dynamic`; an optional requirement cannot be had.
  mutating func rewriteModifier(at index: Int) {
    guard Self.declarationWords.contains(text(index + 1)), !tokens[index + 1].startsLine,
      tokens[index].kind == .word, ![".", "=", "(", ",", "let", "var"].contains(text(index - 1))
    else { return }
    if texts[index] == "dynamic" { return drop(index, index, .attribute) }
    remark(
      at: index, isCertain: true,
      "optional: only Objective-C has optional requirements. Give the requirement a default "
        + "implementation in an extension of the protocol, and call it without a question mark.")
  }
}
