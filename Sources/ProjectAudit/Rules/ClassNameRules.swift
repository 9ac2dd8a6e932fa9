import LifecycleModels

extension TargetFacts {
  /// The findings about the spelling of a class name in a plist.
  func spellingFindings(_ name: PlistText, _ plist: InfoPlist) -> [AuditFinding] {
    let module = plist.settings["PRODUCT_MODULE_NAME"] ?? target.name
    guard let dot = name.text.firstIndex(of: ".") else { return [] }
    let written = String(name.text[..<dot])
    let type = code.type(named: name.className)
    if let problem = type.flatMap({ unreachable($0, name, isOwnModule: written == module) }) {
      return [finding(.error, name, problem, effect: .blocksLaunch)]
    }
    if let type, !ownFiles.contains(type.file) { return [] }
    let usesProduct = name.written.contains("PRODUCT_NAME")
    if written != module, usesProduct || type != nil {
      return [
        finding(
          .error, name,
          "“\(name.text)” names the module “\(written)”, and the module of the target is "
            + "“\(module)”. UIKit finds no such class.",
          effect: .blocksLaunch)
      ]
    }
    if usesProduct {
      return [
        finding(
          .warning, name,
          "$(PRODUCT_NAME) is the name of the product. It is that of the module only as long as it "
            + "has no spaces, hyphens or other special characters. Write $(PRODUCT_MODULE_NAME).")
      ]
    }
    guard !name.written.contains("$"), type != nil else { return [] }
    return [
      finding(
        .note, name,
        "The module is written out. It must stay equal to PRODUCT_MODULE_NAME, now “\(module)”.")
    ]
  }

  /// Why UIKit does not find a class by a name with a module, as a sentence; nil if it does.
  private func unreachable(_ type: CodeType, _ name: PlistText, isOwnModule: Bool) -> String? {
    if type.isObjectiveC || type.objectiveCName != nil {
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

  /// A finding about the class that a plist names.
  func finding(
    _ severity: AuditSeverity, _ name: PlistText, _ message: String, effect: AuditEffect = .other,
    instead: String? = nil
  ) -> AuditFinding {
    AuditFinding(
      .missingClass, severity, at: FindingPlace(name), message, facts: [168, 230], life: .launch,
      effect: effect, instead: instead)
  }
}

extension PlistText {
  /// The class name without its module.
  var className: String {
    text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }
}
