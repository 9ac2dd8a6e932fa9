import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let missingClass = AuditRule(
    3, "Classes and storyboards that the manifest names exist.", assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Classes that manifests name.
  static let missingClass = AuditCheck(
    .missingClass, .error, facts: [168, 230], life: .launch, effect: .blocksLaunch
  ) { app in
    app.plists.flatMap { plist in
      (plist.manifest?.configurations ?? []).flatMap { configuration in
        let found = configuration.delegateClass.map { name in
          [app.spelling(of: name, in: plist), app.existence(name, configuration, plist)]
        }
        // Without a scene of another role, the app still shows its window.
        let isOfWindow = configuration.role == SceneManifest.windowRole
        return (found ?? []).compactMap { isOfWindow ? $0 : $0?.withEffect(.other) }
      }
    }.withoutRepeatedNotes
  }

  /// Configurations that code requests by a name that is in no manifest.
  static let unknownConfigurations = AuditCheck(
    .missingClass, .error, facts: [168, 230], life: .launch, effect: .blocksLaunch,
    if: [\.isUIKitWithScenes, { !$0.namesDelegateInCode }]
  ) { app in
    guard let method = app.configurationMethod else { return [] }
    let known = app.plists.flatMap { $0.manifest?.configurations ?? [] }.compactMap(\.name)
    let body = method.body
    return body.indices(of: ["UISceneConfiguration", "(", "name", ":"]).compactMap { start in
      guard start + 4 < body.endIndex, let name = body[start + 4].literalText,
        !name.contains("\\("), !known.contains(name)
      else { return nil }
      return Match(
        at: .init(body[start + 4], in: method.file),
        "The manifest has no configuration “\(name)”, so the scene connects without a delegate. It has: "
          + known.map { "“\($0)”" }.uniqued.joined(separator: ", ") + ".",
        // In a branch, it may be for another screen.
        effect: body.contains { ["if", "switch", "guard"].contains($0.text) } ? .other : nil)
    }
  }
}

extension TargetFacts {
  /// What is wrong with the class that a configuration names, or with its superclass and protocols.
  fileprivate func existence(
    _ name: PlistText, _ configuration: SceneConfiguration, _ plist: InfoPlist
  ) -> Match? {
    guard let type = code.type(named: name.className) else {
      // Tests run in the process of the app and can define the class that a configuration needs.
      if AppFramework.all.contains(where: { $0.declares(name.className) }) { return nil }
      let isOfTests = testCode.contains { $0.parts.contains { $0.name == name.className } }
      return isAllRead && !(isOfTests && plist.hasOtherDelegate(than: name))
        ? missing(name, configuration, plist) : nil
    }
    if !name.text.contains("."), !type.isObjectiveC, type.objectiveCName != name.text {
      return Match(
        at: .init(name),
        "“\(name.text)” has no module. A Swift class is found by that name only if it is declared "
          + "@objc(\(name.text)). Write $(PRODUCT_MODULE_NAME).\(name.text).")
    }
    return protocols(of: type, configuration)
  }

  private func missing(
    _ name: PlistText, _ configuration: SceneConfiguration, _ plist: InfoPlist
  ) -> Match {
    let module = plist.settings["PRODUCT_MODULE_NAME"] ?? target.name
    let isOwn = name.text.hasPrefix(module + ".") || name.written.contains("$(PRODUCT")
    let isOfWindow = configuration.role == SceneManifest.windowRole
    if isOwn {
      return Match(
        at: .init(name),
        "The sources of the target declare no class “\(name.className)”. Add the file to the target, "
          + "or name another class.",
        instead: isOfWindow
          ? SuggestedCode.sceneDelegate(
            named: name.className, makesWindow: configuration.storyboard == nil,
            inSwift: !isObjectiveC || name.text.contains(".")) : nil)
    }
    return Match(
      at: .init(name),
      "“\(name.text)” is not in the sources that were read. If it is a class of a framework, what it "
        + "does with scenes and input is not judged.",
      severity: .note, effect: .other)
  }

  private func protocols(of type: CodeType, _ configuration: SceneConfiguration) -> Match? {
    guard configuration.role == SceneManifest.windowRole else { return nil }
    if code.conformance(of: type, to: .windowScene) == .certain { return nil }
    if code.conformance(of: type, to: .scene) == .certain {
      return Match(
        at: .init(type),
        "“\(type.name)” adopts UISceneDelegate. A delegate of windows adopts UIWindowSceneDelegate; "
          + "only that has shortcuts, and the window that a storyboard fills.",
        severity: .warning, facts: [228], effect: .other)
    }
    guard isAllRead, code.unknownAncestors(of: type).isEmpty else { return nil }
    return Match(
      at: .init(type),
      "“\(type.name)” is named as a scene delegate and adopts neither UIWindowSceneDelegate nor "
        + "UISceneDelegate.", facts: [168, 228])
  }
}

extension [Match] {
  /// The findings, with only the first of several equal notes about a file.
  fileprivate var withoutRepeatedNotes: [Match] {
    reduce(into: []) { said, next in
      let isSaid = said.contains { $0.message == next.message && $0.place.file == next.place.file }
      if !(next.severity == .note && isSaid) { said.append(next) }
    }
  }
}

extension InfoPlist {
  /// Whether its manifest names a different class for windows.
  fileprivate func hasOtherDelegate(than name: PlistText) -> Bool {
    manifest?.windowsWithDelegate.contains { $0.delegateClass?.text != name.text } ?? false
  }
}

extension CodeType {
  /// The Objective-C name that an attribute gives.
  var objectiveCName: String? { attribute(named: "objc")?.argument }
}
