import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R13: one state for several windows.
  var severalSceneFindings: [AuditFinding] {
    guard entry != .notFound, let manifest = manifestOfSeveralWindows else { return [] }
    return forCars(manifest) + firstScenes + (isSwiftUI ? [] : sharedState + sharedSlots)
  }

  /// The manifest that allows several windows, if the app has written one.
  var manifestOfSeveralWindows: SceneManifest? {
    target.isForPhonesOnly
      ? nil
      : plists.lazy.compactMap(\.manifest).first { $0.allowsSeveralWindows && !$0.isGenerated }
  }

  /// Several windows that are only allowed because CarPlay needs another scene.
  private func forCars(_ manifest: SceneManifest) -> [AuditFinding] {
    let car = "CPTemplateApplicationSceneSessionRoleApplication"
    guard manifest.configurations.contains(where: { $0.role == car }) else { return [] }
    return [
      AuditFinding(
        .severalScenes, .note, at: FindingPlace(manifest),
        "CarPlay needs UIApplicationSupportsMultipleScenes, which also lets people open several "
          + "windows on an iPad. The code must stand that.",
        facts: [163], life: nil)
    ]
  }

  private var firstScenes: [AuditFinding] {
    code.files(mentioning: "connectedScenes").flatMap { file in
      file.tokens.indices(of: ["connectedScenes", ".", "first"])
        .filter { !file.tokens.choosesScene(after: $0 + 2) }.map { index in
          AuditFinding(
            .severalScenes, .warning, at: FindingPlace(file.tokens[index], in: file),
            "The order of connectedScenes is undefined, and the app allows several windows: the first "
              + "one is any of them.", facts: [163], life: nil)
        }
    }
  }

  /// Whether some code reads the app delegate's window, in the delegate or elsewhere.
  private var readsDelegateWindow: Bool {
    let isReadInside = appDelegates.contains { delegate in
      delegate.methods.contains { !$0.usesOfOwnWindow.isEmpty }
        || delegate.bodies.contains { $0.tokens.asksSelfForWindow }
    }
    if isReadInside { return true }
    return code.files(mentioning: "window").contains { file in
      let tokens = file.tokens
      return tokens.indices.contains { index in
        tokens[index].isWord("window") && !tokens.isAssigned(at: index)
          && tokens.isOfAppDelegate(at: index)
      }
    }
  }

  /// Shared objects that each new window directs to itself alone.
  private var sharedSlots: [AuditFinding] {
    sceneDelegates.flatMap { delegate in
      code.methods(of: delegate).filter { $0.callbacks.contains(.sceneWillConnect) }
        .compactMap { method in
          let injected = delegate.injectedProperties
          guard
            let index = method.body.indices.first(where: { index in
              method.body.givesSlot(at: index, injected)
                && (!method.body[index].isWord("window") || readsDelegateWindow)
            })
          else { return nil }
          return AuditFinding(
            .severalScenes, .warning, at: FindingPlace(method.body[index], in: method.file),
            "The app allows several windows, and each that connects takes "
              + "\(method.body[index].text) of this object for itself: the others hear nothing more.",
            facts: [159, 163], life: .restoration)
        }
    }
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
