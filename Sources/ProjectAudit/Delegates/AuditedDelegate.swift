import DelegateSource
import LifecycleModels

/// A type that UIKit sends callbacks to, as an audit of delegates shows it.
public struct AuditedDelegate: Hashable, Sendable {
  /// The name of the type, with the names of the types that enclose it.
  public let typeName: String
  /// The file that declares it.
  public internal(set) var file: String
  /// The line of its name, counted from 1.
  public let line: Int
  /// The protocols of UIKit that it conforms to, without those that another one inherits from.
  public let protocols: [DelegateProtocol]
  /// The callbacks that it implements, in the order of `Callback`.
  public let implements: [Callback]
  /// What is assumed of it, and what calls its methods in place of UIKit.
  public internal(set) var remarks: [DelegateRemark]
}

extension TargetFacts {
  /// The delegates of the app.
  var delegates: [AuditedDelegate] {
    let types = appDelegates + sceneDelegates
    let named = Dictionary(grouping: types, by: \.name)
    let swift = DelegateSurvey(files: code.files.compactMap(\.source)).delegates.map { delegate in
      let type = named[delegate.typeName]?.first { $0.file == delegate.file }
      return AuditedDelegate(
        typeName: delegate.typeName, file: delegate.file, line: delegate.line,
        protocols: delegate.protocols, implements: delegate.implements,
        remarks: delegate.assumptions.map { DelegateRemark($0) } + (type.map(callers) ?? []))
    }
    return swift + types.filter(\.isObjectiveC).map(objectiveCDelegate)
      + code.types.filter(code.isCategoryOfAppDelegate).map(category)
  }

  /// What a plugin adds to the app delegate of the app that it is built into.
  private func category(_ type: CodeType) -> AuditedDelegate {
    let methods = type.methods.filter { $0.isDelegateMethod(of: [.application]) }
    let callbacks = Set(methods.flatMap(\.callbacks))
    let lost = methods.filter { $0.isReplacedByScenes && $0.doesSomething }.map(\.function.name)
    var remarks = [
      DelegateRemark("This is a category. The class “\(type.name)” was not read.")
    ]
    if !lost.isEmpty {
      remarks.append(
        DelegateRemark(
          "In an app with scenes, UIKit does not call \(lost.uniqued.joined(separator: ", "))."))
    }
    return AuditedDelegate(
      typeName: type.name, file: type.file, line: type.place.line, protocols: [.application],
      implements: Callback.allCases.filter(callbacks.contains), remarks: remarks)
  }

  private func objectiveCDelegate(_ type: CodeType) -> AuditedDelegate {
    let roles = [DelegateProtocol.application, .windowScene, .scene].filter {
      code.conformance(of: type, to: $0).isLikely
    }
    let protocols = roles.filter { $0 != .scene || !roles.contains(.windowScene) }
    let methods = type.methods.filter { $0.isDelegateMethod(of: Set(roles)) }
    let callbacks = Set(methods.flatMap(\.callbacks))
    return AuditedDelegate(
      typeName: type.name, file: type.file, line: type.place.line, protocols: protocols,
      implements: Callback.allCases.filter(callbacks.contains),
      remarks: assumptions(on: type, protocols) + callers(of: type))
  }

  /// Why a class of Objective-C is taken for a delegate, unless it names the protocol.
  private func assumptions(
    on type: CodeType, _ protocols: [DelegateProtocol]
  ) -> [DelegateRemark] {
    protocols.compactMap { role in
      guard case .assumed(let superclass) = code.conformance(of: type, to: role) else { return nil }
      let reason =
        superclass.map { "of “\($0)”, which was not read" } ?? "its interface was not read"
      return DelegateRemark(
        "“\(type.name)” is assumed to be a \(role.rawValue) because \(reason).")
    }
  }

  /// Who calls the methods that UIKit does not call any more.
  private func callers(of type: CodeType) -> [DelegateRemark] {
    guard hasScenes else { return [] }
    return type.methods.filter { $0.isReplacedByScenes && $0.doesSomething }.compactMap { method in
      liveCalls(of: method).first { _ in true }.map { call in
        DelegateRemark(
          "UIKit does not call \(method.function.name), because the app has scenes; ",
          file: call.file, ":\(call.line) does.")
      }
    }
  }

  /// The delegates of other systems.
  var otherDelegates: [DelegateRemark] {
    let others = [
      ("NSApplicationDelegate", "macOS"), ("WKApplicationDelegate", "watchOS"),
      ("WKExtensionDelegate", "watchOS"),
    ]
    return code.types.flatMap { type in
      others.filter { type.inherited.contains($0.0) && type.isDeclared }.map { name, system in
        DelegateRemark(
          "", file: type.file,
          ":\(type.place.line): \(type.name) is a delegate of \(system) (\(name)), and not judged.")
      }
    }
  }
}
