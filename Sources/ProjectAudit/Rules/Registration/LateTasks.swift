import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Background tasks that are registered too late.
  static let lateTasks = AuditCheck(
    .registration, .error, facts: [193, 194], life: .launch, if: [\.mayRegisterTasks],
    query: \.lateTasks)

  /// Background tasks that no launch registers, so that a process which starts for them has no handler.
  static let unregisteredTasks = AuditCheck(
    .registration, .error, facts: [193, 204], life: .backgroundLaunch, effect: .losesInput,
    if: [\.mayRegisterTasks, \.hasEntry, \.isAllRead, \.isOfProject, \.knowsAppDelegates],
    query: \.unregisteredTasks)
}

extension TargetFacts {
  fileprivate var lateTasks: [Match] {
    let late = registrations.filter(isLate)
    if late.isEmpty { return [] }
    let opening = graph.reach(
      from: openingMethods, isCertain: true, isWithoutSelectors: true)
    return late.map { registration in
      let place = registration.place
      // Functions are followed by name, so another function of the same name may be meant.
      let isCertain = sceneReach.isCertain(place.token, in: place.file)
      let endsLaunch =
        runsWithException && place.runsEachTime
        && (opening.contains(place) || isInFirstView(place, opening))
      return Match(
        at: .init(place),
        "This handler is registered when a scene connects or a view loads. BGTaskScheduler raises an "
          + "exception once application(_:didFinishLaunchingWithOptions:) has returned: register it "
          + "there.",
        severity: isCertain ? .error : .warning,
        effect: isCertain && endsLaunch ? .blocksLaunch : .other)
    }
  }

  fileprivate var unregisteredTasks: [Match] {
    let all = registrations
    let open = all.filter {
      !launchReach.contains($0.place) && !isLate($0) && !isContinued($0) && isListed($0)
    }
    if open.isEmpty { return [] }
    let reach = graph.reach(from: possibleStarts)
    return open.filter { registration in
      all.allSatisfy { other in
        other.identifier.map { $0 != registration.identifier } ?? false
          || !launchReach.contains(other.place) && !isLate(other) && !reach.contains(other.place)
      } && isCalledLater(registration.place, than: reach)
    }.map { registration in
      Match(
        at: .init(registration.place),
        "This is registered too late: no launch leads here. A process that the system starts for "
          + "“\(registration.identifier ?? "")” has no handler for it, and the task does not run. Register it in "
          + "application(_:didFinishLaunchingWithOptions:).")
    }
  }

  /// Whether a handler is registered when a scene connects or a view loads. A continued task is registered
  /// when the user asks for it.
  private func isLate(_ registration: Registration) -> Bool {
    let place = registration.place
    return !launchReach.contains(place) && (sceneReach.contains(place) || place.isInView)
      && !isContinued(registration)
  }

  /// The methods that UIKit calls in each launch that shows a scene.
  private var openingMethods: [CodeMethod] {
    [.sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive].flatMap(sceneMethods)
  }

  /// Whether the app also runs on systems of which it is known that they raise the exception.
  private var runsWithException: Bool {
    let oldest = target.settings.compactMap { settings in
      settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { Int($0.prefix { $0 != "." }) }
    }
    return oldest.isEmpty || oldest.contains { $0 < 26 }
  }

  /// Whether a place runs when the view controller appears that a scene is first given.
  private func isInFirstView(_ place: CodePlace, _ opening: CallGraph.Reach) -> Bool {
    guard place.isInView, let name = place.part?.name.lastName else { return false }
    return ["=", ":"].contains { sign in
      code.places(ofRow: ["rootViewController", sign, name, "("]).contains(where: opening.contains)
    }
  }

  /// The methods that a launch may lead to besides those that the app delegate is known to call: of objects
  /// to which it forwards callbacks, of classes that a framework may make, and of the app of SwiftUI.
  private var possibleStarts: [CodeMethod] {
    let apps = Set(code.apps(of: entry).map(\.name))
    return code.types.flatMap { type in
      let isOfFramework = !code.unknownAncestors(of: type).isEmpty || apps.contains(type.name)
      return type.parts.flatMap { $0.file.methods(of: $0.part) }.filter { method in
        let name = method.function.baseName
        return isOfFramework || name.hasPrefix("application") || name == "init"
          || ["load", "initialize"].contains(name)
      }
    }
  }

  /// Whether the function around a place is called where no launch leads, or belongs to a view controller.
  private func isCalledLater(_ place: CodePlace, than reach: CallGraph.Reach) -> Bool {
    guard let function = place.function, function.baseName != "init" else { return false }
    let isOfController = place.part.flatMap { code.type(named: $0.name) }.map {
      code.ancestorNames(of: $0).contains("UIViewController")
    }
    return isOfController ?? false
      || code.places(ofRow: [function.baseName, "("]).contains { call in
        call.function.map { $0 != function } ?? false && !reach.contains(call)
          && !launchReach.contains(call)
      }
  }

  private func isListed(_ registration: Registration) -> Bool {
    guard let identifier = registration.identifier else { return false }
    return permittedTasks.contains { $0.permits(identifier) }
  }

  private var permittedTasks: [String] {
    plists.flatMap { $0.texts("BGTaskSchedulerPermittedIdentifiers") }.map(\.text)
  }
}

extension CodePlace {
  /// Whether it is in a method of a view controller that runs after the launch.
  fileprivate var isInView: Bool {
    let name = function?.name ?? ""
    return name.hasPrefix("viewDid") || name.hasPrefix("viewWill")
  }

  /// Whether each call of its function leads to it, but for what only asks for the version of the system.
  fileprivate var runsEachTime: Bool {
    guard let body = function?.body else { return true }
    let node = tokens.tree.node(at: index)
    return ([node] + node.ancestors).prefix { body.contains($0.range.lowerBound) }
      .allSatisfy { node in
        switch node.kind {
        case .closure, .switch, .loop: false
        case .conditional: node.branches.first?.condition.mentions("available") ?? false
        default: true
        }
      }
  }
}

// Tasks that go on with what the user has begun, and are registered then.
extension TargetFacts {
  /// Whether a handler is, or may be, that of a continued task.
  fileprivate func isContinued(_ registration: Registration) -> Bool {
    let place = registration.place
    let call = place.tokens.registration(at: place.index)?.tokens
    return isBelowWildcard(registration) || call?.mentions("BGContinuedProcessingTask") ?? false
      || isOnlyContinued(registration.identifier)
  }

  /// Whether only an entry with a wildcard permits the identifier.
  private func isBelowWildcard(_ registration: Registration) -> Bool {
    guard let identifier = registration.identifier else { return false }
    let entries = permittedTasks.filter { $0.permits(identifier) }
    return identifier.hasSuffix("*")
      || !entries.isEmpty && entries.allSatisfy { $0.hasSuffix("*") }
  }

  /// Whether requests with an identifier are made, and all of them are for continued tasks. A request
  /// whose identifier is not known may have any.
  private func isOnlyContinued(_ identifier: String?) -> Bool {
    let continued: Set = ["BGContinuedProcessingTaskRequest"]
    let others: Set = [
      "BGAppRefreshTaskRequest", "BGProcessingTaskRequest", "BGHealthResearchTaskRequest",
    ]
    return mayRequest(continued, identifier) && !mayRequest(others, identifier)
  }

  private func mayRequest(_ requests: Set<String>, _ identifier: String?) -> Bool {
    code.places(of: requests).contains { place in
      let end = min(place.index + 6, place.tokens.endIndex)
      let label = place.tokens[place.index..<end].firstIndex {
        $0.isWord("identifier") || $0.isWord("initWithIdentifier")
      }
      guard let label, let identifier,
        let requested = self.identifier(after: label, in: place.file)
      else { return label != nil }
      return requested == identifier
    }
  }
}
