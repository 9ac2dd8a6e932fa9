import LifecycleModels
import SourceCode

extension AuditRule {
  static let severalScenes = AuditRule(13, "State of one window is not kept for all of them.")
}

extension AuditCheck {
  /// Several windows that are only allowed because CarPlay needs another scene.
  static let windowsForCars = AuditCheck(
    .severalScenes, .note, facts: [163], life: nil, if: [\.hasEntry, \.allowsSeveralWindows]
  ) { app in
    let car = "CPTemplateApplicationSceneSessionRoleApplication"
    guard let manifest = app.manifestOfSeveralWindows,
      manifest.configurations.contains(where: { $0.role == car })
    else { return [] }
    return [
      Match(
        at: .init(manifest),
        "CarPlay needs UIApplicationSupportsMultipleScenes, which also lets people open several "
          + "windows on an iPad. The code must stand that.")
    ]
  }

  /// The first of the scenes, whose order is undefined.
  static let firstScenes = AuditCheck(
    .severalScenes, .warning, facts: [163], life: nil, if: [\.hasEntry, \.allowsSeveralWindows]
  ) { app in
    app.code.places(ofRow: ["connectedScenes", ".", "first"])
      .filter { !$0.tokens.choosesScene(after: $0.index + 2) }.map {
        Match(
          at: .init($0),
          "The order of connectedScenes is undefined, and the app allows several windows: the first "
            + "one is any of them.")
      }
  }

  /// Shared objects that each new window directs to itself alone.
  static let sharedSlots = AuditCheck(
    .severalScenes, .warning, facts: [159, 163], life: .restoration,
    if: [\.hasEntry, \.isUIKit, \.allowsSeveralWindows]
  ) { app in
    app.sceneDelegates.flatMap { delegate in
      app.code.methods(of: delegate).filter { $0.callbacks.contains(.sceneWillConnect) }
        .compactMap { method in
          let body = method.body
          let injected = delegate.injectedProperties
          return body.indices.first { index in
            body.givesSlot(at: index, injected)
              && (!body[index].isWord("window") || app.readsDelegateWindow)
          }.map { index in
            Match(
              at: .init(body[index], in: method.file),
              "The app allows several windows, and each that connects takes "
                + "\(body[index].text) of this object for itself: the others hear nothing more.")
          }
        }
    }
  }
}

extension TargetFacts {
  fileprivate var manifestOfSeveralWindows: SceneManifest? {
    target.isForPhonesOnly
      ? nil
      : plists.lazy.compactMap(\.manifest).first { $0.allowsSeveralWindows && !$0.isGenerated }
  }

  /// Whether a manifest that the app has written allows several windows.
  var allowsSeveralWindows: Bool { manifestOfSeveralWindows != nil }

  /// Whether some code reads the app delegate's window, in the delegate or elsewhere.
  fileprivate var readsDelegateWindow: Bool {
    let isReadInside = appDelegates.contains { delegate in
      delegate.methods.contains { !$0.usesOfOwnWindow.isEmpty }
        || delegate.bodies.contains { $0.tokens.asksSelfForWindow }
    }
    if isReadInside { return true }
    return !code.places(of: ["window"]) { place in
      !place.tokens.isAssigned(at: place.index) && place.tokens.isOfAppDelegate(at: place.index)
    }.isEmpty
  }
}

extension CodeTokens {
  /// Whether the object's own window is read by name.
  fileprivate var asksSelfForWindow: Bool {
    ["?", "!"].contains { has("self", $0, ".", "window") }
      || indices(of: ["self", ".", "window"]).contains { !isAssigned(at: $0 + 2) }
  }

  /// Whether the word at an index is a member of the app delegate.
  fileprivate func isOfAppDelegate(at index: Int) -> Bool {
    let receiver = receiver(before: index)
    guard let owner = receiver.last(where: { $0.kind == .word })?.text.lowercased() else {
      return false
    }
    return ["appdelegate", "delegate"].contains(owner)
      || ["shared", "instance"].contains(owner) && receiver.mentions("AppDelegate")
  }

  /// Whether more than the type is read from the collection of scenes before `first` at an index.
  fileprivate func choosesScene(after index: Int) -> Bool {
    let criteria: Set = [
      "activationState", "session", "isKeyWindow", "keyWindow", "persistentIdentifier",
    ]
    return call(of: index)?.tokens.first(of: criteria) != nil
  }

  /// Whether the only receiver of a shared object becomes this object at an index: its `delegate`,
  /// or the app delegate's `window`.
  fileprivate func givesSlot(at index: Int, _ injected: Set<String>) -> Bool {
    guard ["delegate", "window"].contains(where: self[index].isWord), isAssigned(at: index),
      isMember(at: index)
    else { return false }
    let owner = receiver(before: index)
    if self[index].text == "window" {
      return owner.first(of: ["AppDelegate", "appDelegate"]) != nil
    }
    return self[index + 2].isWord("self")
      && owner.first(of: injected.union(["shared", "sharedInstance"])) != nil
  }
}

extension CodeType {
  /// The properties that other code sets to objects shared by the whole app.
  fileprivate var injectedProperties: Set<String> {
    let injected = bodies.flatMap(\.tokens.variables).filter { variable in
      variable.modifiers.contains { $0.text.lowercased().contains("inject") }
    }
    return Set(injected.map(\.name.text))
  }
}
