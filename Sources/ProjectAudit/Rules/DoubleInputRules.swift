import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R7: input that starts the app and reaches the same code in two ways.
  var doubleInputFindings: [AuditFinding] {
    guard entry != .notFound, !isSwiftUI else { return [] }
    return doubleTaps + SceneInput.all.flatMap(drainedTwice)
  }

  /// No app has more methods of one kind; each is followed through its whole type.
  private static let most = 10

  /// A tap on a notification that starts the app is an option of the launch, and is sent to the delegate
  /// of the notification centre, too.
  private var doubleTaps: [AuditFinding] {
    let starts = (hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods).prefix(Self.most)
    let options: Set = ["notificationResponse", "remoteNotification"]
    let responders = code.types.flatMap(\.methods).filter {
      $0.function.name.hasPrefix("userNotificationCenter(_:didReceive:")
    }
    let answers = Set(
      responders.prefix(Self.most).flatMap { response in
        InputFlow(of: response.parameter(1), in: response, callees(of: response)).uses.map(\.name)
      })
    return starts.flatMap { start in
      InputFlow(of: options, in: start, callees(of: start)).uses.filter {
        answers.contains($0.name)
      }
      .prefix(1).map { use in
        AuditFinding(
          .coldInput, .warning, at: FindingPlace(use.token, in: use.file),
          "A tap that starts the app is given to \(use.name) twice: here, and by the delegate of the "
            + "notification centre, which is told of the same tap.",
          facts: hasScenes ? [186] : [177, 184], life: .coldTap)
      }
    }
  }

  /// Input of the connection options that is given to the method for the running app, and to what that
  /// method calls.
  private func drainedTwice(_ input: SceneInput) -> [AuditFinding] {
    guard hasScenes else { return [] }
    return sceneMethods(.sceneWillConnect).prefix(Self.most).flatMap { start -> [AuditFinding] in
      let warm = sceneMethods(input.warm).filter { $0.type == start.type }
      guard let counterpart = warm.first, drains(start, into: counterpart) else { return [] }
      let answers = Set(
        InputFlow(of: counterpart.parameter(1), in: counterpart, callees(of: counterpart)).uses
          .map(\.name))
      return InputFlow(of: Set(input.options), in: start, callees(of: start)).uses
        .filter { answers.contains($0.name) }.prefix(1).map { use in
          AuditFinding(
            .coldInput, .warning, at: FindingPlace(use.token, in: use.file),
            "A \(input.name) that starts the app is given to \(use.name) twice: here, and by "
              + "\(counterpart.function.name), which \(start.function.name) calls as well.",
            facts: [154, 155], life: input.coldLife)
        }
    }
  }

  /// Whether a method calls another one of its type, by the label that only that one has.
  private func drains(_ start: CodeMethod, into warm: CodeMethod) -> Bool {
    let label = warm.delegateMethods.first?.function.parameters.dropFirst().first?.label ?? ""
    let body = start.body
    return body.indices.contains { index in
      index > body.startIndex && index + 1 < body.endIndex && body[index].isWord(label)
        && body[index + 1].isSymbol(":")
    }
  }

  /// The methods of the same type that a method may call, but those that UIKit calls.
  private func callees(of method: CodeMethod) -> [CodeMethod] {
    guard let type = method.type.flatMap(code.type) else { return [] }
    return type.methods.filter { $0.delegateMethods.isEmpty && $0.function != method.function }
  }
}
