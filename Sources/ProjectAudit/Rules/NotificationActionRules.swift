import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R23: notification actions that no code answers.
  var notificationActionFindings: [AuditFinding] {
    let asks = code.mentions("actionIdentifier")
    return asks ? unansweredActions : unansweredDismissals + unhandledActions
  }

  /// Actions without any method for responses. An action that opens the app needs none.
  private var unhandledActions: [AuditFinding] {
    let hearing = ["didReceive", "didReceiveNotificationResponse", "UNNotificationResponse"]
    guard isAllRead, entry != .notFound, !hasForeignCode || hasOwnCentreDelegate,
      !code.files(mentioning: hearing).contains(where: { $0.tokens.handlesResponses })
    else { return [] }
    let files = code.files(mentioning: CodeTokens.actionClasses)
    return files.compactMap { file in
      let tokens = file.tokens
      let index = tokens.indices.first {
        tokens.actionIdentifier(at: $0) != nil && !tokens.opensApp(actionAt: $0)
      }
      return index.map { index in
        AuditFinding(
          .notificationActions, .warning, at: FindingPlace(tokens[index], in: file),
          "Notifications offer an action here, and no code is told of responses: whoever chooses it is not "
            + "answered. Implement userNotificationCenter(_:didReceive:withCompletionHandler:).",
          facts: [177], life: nil)
      }
    }
  }

  /// Actions whose identifier is never compared, although another action's is.
  private var unansweredActions: [AuditFinding] {
    let actions = code.files(mentioning: CodeTokens.actionClasses).flatMap { file in
      file.tokens.indices.compactMap { index in
        file.tokens.actionIdentifier(at: index).map { (file: file, index: $0) }
      }
    }
    let names = Set(actions.compactMap { $0.file.tokens[$0.index].literalText })
    let answered = compared(names)
    guard !answered.isEmpty else { return [] }
    return actions.compactMap { file, index in
      guard let name = file.tokens[index].literalText, !answered.contains(name) else { return nil }
      return AuditFinding(
        .notificationActions, .warning, at: FindingPlace(file.tokens[index], in: file),
        "The action “\(name)” is offered here, and no code asks for that identifier: whoever chooses "
          + "it is answered like somebody who chose nothing.", facts: [177], life: nil)
    }
  }

  /// Whether the notification centre's delegate is a class of the app, not of a library.
  private var hasOwnCentreDelegate: Bool {
    code.methods(mentioning: "userNotificationCenter").contains {
      $0.function.name.hasPrefix("userNotificationCenter")
        && $0.function.name.contains("illPresent")
    }
  }

  /// The identifiers that code about notifications mentions, as texts or as enumeration cases,
  /// other than to register them. Elsewhere such a word means something else.
  private func compared(_ names: Set<String>) -> Set<String> {
    Set(
      responding.flatMap { file in
        file.tokens.indices.compactMap { index -> String? in
          let token = file.tokens[index]
          guard let name = token.literalText ?? (token.kind == .word ? token.text : nil),
            names.contains(name)
          else { return nil }
          let isMeant =
            token.kind == .word
            ? file.tokens.isCase(at: index) : !file.tokens.isRegistration(at: index)
          return isMeant ? name : nil
        }
      })
  }

  /// The files that name a notification class or read the chosen action. They include extensions,
  /// which may show a notification and answer its actions.
  private var responding: [CodeFile] {
    let beginnings = ["UNNotification", "UNUserNotification"]
    return (code.files + extensionCode).filter { file in
      file.mayMention { text in
        text == "actionIdentifier" || beginnings.contains(where: text.hasPrefix)
      }
        && file.tokens.contains { token in
          token.isWord("actionIdentifier")
            || token.kind == .word && beginnings.contains(where: token.text.hasPrefix)
        }
    }
  }

  /// Categories that request dismissals, if no code distinguishes a dismissal from a tap.
  private var unansweredDismissals: [AuditFinding] {
    let answers = code.methods(mentioning: "userNotificationCenter").filter {
      $0.doesSomething && $0.function.name.hasPrefix("userNotificationCenter")
        && $0.function.name.contains("idReceive")
    }
    guard !answers.isEmpty, !answers.contains(where: \.forwardsResponse) else { return [] }
    let options = ["customDismissAction", "UNNotificationCategoryOptionCustomDismissAction"]
    return code.files(mentioning: options).flatMap { file in
      file.tokens.filter { token in options.contains(where: token.isWord) }.map { token in
        AuditFinding(
          .notificationActions, .warning, at: FindingPlace(token, in: file),
          "This category asks to be told when a notification is dismissed, and no code asks for "
            + "actionIdentifier: a dismissal is taken for a tap.", facts: [177], life: nil)
      }
    }
  }
}

extension CodeTokens {
  /// Whether it names the method or the class for notification responses.
  fileprivate var handlesResponses: Bool {
    mentions("UNNotificationResponse") || mentions("didReceiveNotificationResponse")
  }

  /// Whether the action created at an index opens the app.
  fileprivate func opensApp(actionAt index: Int) -> Bool {
    creation(ofActionAt: index)?.tokens.contains {
      $0.isWord("foreground") || $0.text.hasSuffix("OptionForeground")
    } ?? false
  }

  /// The call or message that makes the action whose class is named at an index.
  private func creation(ofActionAt index: Int) -> SyntaxNode? {
    guard Self.actionClasses.contains(self[index].text) else { return nil }
    return tree.node(at: index).child(.call) ?? callAround(index)
  }

  /// Whether the word at an index is an enumeration case, or stands for one.
  fileprivate func isCase(at index: Int) -> Bool {
    let label = tree.node(at: index).enclosing(
      .case, .declaration, .condition, .expression, .assignment, .variable, .jump)
    return isMember(at: index) || label?.tokens.first?.isWord("case") ?? false
  }

  fileprivate static var actionClasses: [String] {
    ["UNNotificationAction", "UNTextInputNotificationAction"]
  }

  /// The position of the identifier of the action created at an index.
  fileprivate func actionIdentifier(at index: Int) -> Int? {
    let call = creation(ofActionAt: index)
    let value = call?.argument("identifier") ?? call?.argument("actionWithIdentifier")
    let first = value?.first { !$0.isSymbol("@") }
    return first?.literalText == nil ? nil : first?.position
  }

  /// Whether the text at an index identifies an action or a category.
  fileprivate func isRegistration(at index: Int) -> Bool {
    var label = index - 1
    while label > startIndex, self[label].isSymbol("@") || self[label].isSymbol(":") { label -= 1 }
    guard label >= startIndex, index - label > 1 else { return false }
    return self[label].text.lowercased().contains("identifier")
      || self[label].text.lowercased().contains("category")
  }
}

extension CodeMethod {
  /// Whether it passes the whole response to code that may read the chosen action.
  fileprivate var forwardsResponse: Bool {
    guard let response = parameter(1) else { return false }
    let body = body
    return body.indices.contains { index in
      guard body[index].isWord(response), index > body.startIndex, index + 1 < body.endIndex,
        !body[index + 1].isSymbol(":")
      else { return false }
      return ![".", "?", "!"].contains(body[index + 1].text) && !body[index - 1].isSymbol("[")
        && !body[index - 1].isSymbol(".")
    }
  }
}
