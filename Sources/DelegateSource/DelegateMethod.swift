import LifecycleModels
import SourceCode

/// A method that UIKit calls on a delegate if the delegate implements it.
package struct DelegateMethod: Hashable, Sendable {
  /// The protocol that declares it.
  package let owner: DelegateProtocol
  /// The declaration as UIKit imports it.
  package let function: SourceFunction
  /// The callback of the models; nil if they do not have it.
  package let callback: Callback?
  /// Its Objective-C selector, by which UIKit calls it.
  package let selector: String
  /// The labels after the first one, stored because each method of an app is compared with them.
  let furtherLabels: String
  /// The same as the selector has them.
  let furtherSelectorLabels: String

  init(owner: DelegateProtocol, function: SourceFunction, callback: Callback?) {
    self.owner = owner
    self.function = function
    self.callback = callback
    selector =
      function.attribute(named: "objc")?.argument
      ?? function.name + ":" + function.furtherLabels.map { $0 + ":" }.joined()
    furtherLabels = function.furtherLabels.joined(separator: ":")
    furtherSelectorLabels = selector.split(separator: ":").dropFirst().joined(separator: ":")
  }
}

extension DelegateMethod {
  /// The declaration as people write it, without body.
  package var declaration: String { function.written }

  /// Whether a newer method or framework replaces it, so that UIKit calls it only where that is missing.
  package var isDeprecated: Bool { Self.deprecated.contains(self) }

  private static let deprecated = Set(methods(in: DelegateTable.formerApplication))

  /// Whether other methods have the same base name, so that only the labels distinguish them.
  var sharesBaseName: Bool { Self.sharedBaseNames.contains(function.name) }

  static let sharedBaseNames: Set = ["application", "scene", "windowScene"]

  /// The asynchronous form that Swift also imports, without completion handler; nil if none exists.
  var withoutHandler: DelegateMethod? {
    guard let handler = function.parameters.last, Self.handlerLabels.contains(handler.label),
      handler.type.hasSuffix(") -> ()")
    else { return nil }
    let result = handler.type.dropFirst().dropLast(") -> ()".count)
    let form = function.asynchronous(result: result.isEmpty ? "()" : String(result))
    return DelegateMethod(owner: owner, function: form, callback: callback)
  }

  private static let handlerLabels: Set = ["completionHandler", "fetchCompletionHandler", "reply"]
}

extension DelegateMethod {
  /// Every method that UIKit calls, in the order of the protocols.
  package static let all: [DelegateMethod] = [
    DelegateTable.application, DelegateTable.formerApplication, DelegateTable.scene,
  ].flatMap(methods)

  /// The names without labels.
  package static let baseNames = Set(all.map(\.function.name))

  /// The methods by their full names; several if an asynchronous form shares the name of another
  /// method.
  package static let byFullName = Dictionary(
    grouping: all.flatMap { [$0] + ($0.withoutHandler.map { [$0] } ?? []) },
    by: \.function.fullName)

  /// The methods by their Objective-C selectors; several if protocols share one.
  package static let bySelector = Dictionary(grouping: all, by: \.selector)

  private static func methods(in source: String) -> [DelegateMethod] {
    Declarations(Array(source.utf8)).types.flatMap { declaration in
      guard let owner = DelegateProtocol(rawValue: declaration.name) else { return [] as [Self] }
      return declaration.functions.map { function in
        let name = function.attribute(named: "callback")?.argument
        return Self(owner: owner, function: function, callback: name.flatMap(Callback.init(name:)))
      }
    }
  }
}

/// A UIKit protocol whose methods are callbacks of the life cycle.
public enum DelegateProtocol: String, CaseIterable, Hashable, Sendable {
  /// The protocol of app delegates.
  case application = "UIApplicationDelegate"
  /// The protocol of all scene delegates.
  case scene = "UISceneDelegate"
  /// The protocol of delegates of scenes with windows.
  case windowScene = "UIWindowSceneDelegate"
}

extension DelegateProtocol {
  /// Whether the protocol is one of scene delegates.
  public var isOfScenes: Bool { self != .application }

  /// The protocols whose methods UIKit calls on a type that conforms to this one.
  var withInherited: Set<DelegateProtocol> {
    self == .windowScene ? [.scene, .windowScene] : [self]
  }
}
