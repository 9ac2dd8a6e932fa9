import DelegateSource
import LifecycleModels

extension TargetFacts {
  /// R3: the classes that manifests name.
  var classFindings: [AuditFinding] {
    let named = plists.flatMap { plist in
      (plist.manifest?.configurations ?? []).compactMap { configuration in
        configuration.delegateClass.map { (plist, configuration, $0) }
      }
    }
    return named.flatMap { plist, configuration, name in
      spellingFindings(name, plist) + existenceFindings(name, configuration, plist)
    }.uniqued.uniqueFindings + unknownConfigurations
  }

  /// Configurations that code requests by a name that is in no manifest.
  private var unknownConfigurations: [AuditFinding] {
    guard isUIKitWithScenes, !namesDelegateInCode, let method = configurationMethod else {
      return []
    }
    let known = plists.flatMap { $0.manifest?.configurations ?? [] }.map(\.name)
    let body = method.body
    return body.indices(of: ["UISceneConfiguration", "(", "name", ":"]).compactMap { start in
      guard start + 4 < body.endIndex, let name = body[start + 4].literalText,
        !name.contains("\\("), !known.contains(name)
      else { return nil }
      return AuditFinding(
        .missingClass, .error, at: FindingPlace(body[start + 4], in: method.file),
        "The manifest has no configuration “\(name)”, so the scene connects without a delegate. It has: "
          + known.compactMap { $0 }.map { "“\($0)”" }.uniqued.joined(separator: ", ") + ".",
        facts: [168, 230], life: .launch, effect: .blocksLaunch)
    }
  }

  private func existenceFindings(
    _ name: PlistText, _ configuration: SceneConfiguration, _ plist: InfoPlist
  ) -> [AuditFinding] {
    guard let type = code.type(named: name.className) else {
      // Tests run in the process of the app and can define the class that a configuration needs.
      let isOfTests = testCode.contains { $0.parts.contains { $0.name == name.className } }
      return isAllRead && !(isOfTests && plist.hasOtherDelegate(than: name))
        ? [missing(name, configuration, plist)] : []
    }
    if !name.text.contains("."), !type.isObjectiveC, type.objectiveCName != name.text {
      return [
        finding(
          .error, name,
          "“\(name.text)” has no module. A Swift class is found by that name only if it is declared "
            + "@objc(\(name.text)). Write $(PRODUCT_MODULE_NAME).\(name.text).",
          effect: .blocksLaunch)
      ]
    }
    return protocolFindings(type, configuration, name)
  }

  private func missing(
    _ name: PlistText, _ configuration: SceneConfiguration, _ plist: InfoPlist
  ) -> AuditFinding {
    let module = plist.settings["PRODUCT_MODULE_NAME"] ?? target.name
    let isOwn = name.text.hasPrefix(module + ".") || name.written.contains("$(PRODUCT")
    if isOwn {
      return finding(
        .error, name,
        "The sources of the target declare no class “\(name.className)”. Add the file to the target, "
          + "or name another class.",
        effect: configuration.role == SceneManifest.windowRole ? .blocksLaunch : .other,
        instead: configuration.role == SceneManifest.windowRole
          ? SuggestedCode.sceneDelegate(
            named: name.className, makesWindow: configuration.storyboard == nil) : nil)
    }
    return finding(
      .note, name,
      "“\(name.text)” is not in the sources that were read. If it is a class of a framework, what it "
        + "does with scenes and input is not judged.")
  }

  private func protocolFindings(
    _ type: CodeType, _ configuration: SceneConfiguration, _ name: PlistText
  ) -> [AuditFinding] {
    guard configuration.role == SceneManifest.windowRole else { return [] }
    if code.conformance(of: type, to: .windowScene) == .certain { return [] }
    if code.conformance(of: type, to: .scene) == .certain {
      return [
        AuditFinding(
          .missingClass, .warning, at: FindingPlace(type),
          "“\(type.name)” adopts UISceneDelegate. A delegate of windows adopts UIWindowSceneDelegate; "
            + "only that has shortcuts, and the window that a storyboard fills.",
          facts: [228], life: .launch)
      ]
    }
    guard code.unknownAncestors(of: type).isEmpty else { return [] }
    return [
      AuditFinding(
        .missingClass, .error, at: FindingPlace(type),
        "“\(type.name)” is named as a scene delegate and adopts neither UIWindowSceneDelegate nor "
          + "UISceneDelegate.",
        facts: [168, 228], life: .launch, effect: .blocksLaunch)
    ]
  }
}

extension [AuditFinding] {
  /// The findings, with only the first of several equal notes about a file.
  fileprivate var uniqueFindings: [AuditFinding] {
    reduce(into: []) { said, next in
      let isSaid = said.contains { $0.message == next.message && $0.file == next.file }
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
