extension TargetFacts {
  /// What is wrong with the spelling of a class name in a plist.
  func spelling(of name: PlistText, in plist: InfoPlist) -> Match? {
    let module = plist.settings["PRODUCT_MODULE_NAME"] ?? target.name
    guard let dot = name.text.firstIndex(of: ".") else { return nil }
    let written = String(name.text[..<dot])
    let type = code.type(named: name.className)
    if let problem = type.flatMap({ unreachable($0, name, isOwnModule: written == module) }) {
      return Match(at: .init(name), problem)
    }
    if let type, !ownFiles.contains(type.file) { return nil }
    let usesProduct = name.written.contains("PRODUCT_NAME")
    if written != module, usesProduct || type != nil {
      return Match(
        at: .init(name),
        "“\(name.text)” names the module “\(written)”, and the module of the target is "
          + "“\(module)”. UIKit finds no such class.")
    }
    if usesProduct {
      return Match(
        at: .init(name),
        "$(PRODUCT_NAME) is the name of the product. It is that of the module only as long as it "
          + "has no spaces, hyphens or other special characters. Write $(PRODUCT_MODULE_NAME).",
        severity: .warning, effect: .other)
    }
    guard !name.written.contains("$"), type != nil else { return nil }
    return Match(
      at: .init(name),
      "The module is written out. It must stay equal to PRODUCT_MODULE_NAME, now “\(module)”.",
      severity: .note, effect: .other)
  }

  /// Why UIKit does not find a class by a name with a module, as a sentence; nil if it does.
  private func unreachable(_ type: CodeType, _ name: PlistText, isOwnModule: Bool) -> String? {
    // The Swift runtime finds a class of Swift by its module and its Swift name, whatever its name in
    // Objective-C is.
    if type.isObjectiveC || type.lastName != name.className.lastName {
      let bare = type.objectiveCName ?? type.lastName
      return
        "“\(bare)” has no module in Objective-C, so UIKit finds no “\(name.text)”. Write \(bare)."
    }
    if type.name != name.className {
      return "“\(type.lastName)” is declared inside of another type, so UIKit finds no "
        + "“\(name.text)”. Declare it outside, or as @objc(\(type.lastName)) and write that name."
    }
    guard isOwnModule, !ownFiles.contains(type.file) else { return nil }
    return
      "“\(type.lastName)” is declared in \(type.file), which belongs to another module, so UIKit "
      + "finds no “\(name.text)”. Write the name of that module in place of this one."
  }
}

extension PlistText {
  /// The class name without its module.
  var className: String {
    text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }
}
