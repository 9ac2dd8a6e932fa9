import LifecycleModels
import SourceCode

extension AuditRule {
  static let notificationActions = AuditRule(23, "What a notification offers is answered.")
}

extension AuditCheck {
  /// Actions whose identifier is never compared, although another action's is.
  static let unansweredActions = AuditCheck(
    .notificationActions, .warning, facts: [177], life: nil, if: [\.asksForAction]
  ) { app in
    let actions = app.code.places(of: CodeTokens.actionClasses).compactMap { place in
      place.tokens.actionIdentifier(at: place.index).map { CodePlace(file: place.file, index: $0) }
    }
    let answered = app.compared(Set(actions.compactMap(\.token.literalText)))
    guard !answered.isEmpty else { return [] }
    return actions.compactMap { action in
      guard let name = action.token.literalText, !answered.contains(name) else { return nil }
      return Match(
        at: .init(action),
        "The action “\(name)” is offered here, and no code asks for that identifier: whoever chooses "
          + "it is answered like somebody who chose nothing.")
    }
  }

  /// Categories that request dismissals, if no code distinguishes a dismissal from a tap.
  static let unansweredDismissals: AuditCheck = .init(
    .notificationActions, .warning, facts: [177], life: nil, if: [{ !$0.asksForAction }],
    mentioning: ["customDismissAction", "UNNotificationCategoryOptionCustomDismissAction"]
  ) { app in
    let answers = app.responseMethods.filter(\.doesSomething)
    guard !answers.isEmpty, !answers.contains(where: \.forwardsResponse) else { return [] }
    return app.code.places(of: unansweredDismissals.words).map {
      Match(
        at: .init($0),
        "This category asks to be told when a notification is dismissed, and no code asks for "
          + "actionIdentifier: a dismissal is taken for a tap.")
    }
  }

  /// Actions without any method for responses. An action that opens the app needs none.
  static let unhandledActions = AuditCheck(
    .notificationActions, .warning, facts: [177], life: nil,
    if: [{ !$0.asksForAction }, \.isAllRead, \.hasEntry]
  ) { app in
    let hearing = ["didReceive", "didReceiveNotificationResponse", "UNNotificationResponse"]
    guard !app.hasForeignCode || app.hasOwnCentreDelegate,
      !app.code.files(mentioning: hearing).contains(where: { $0.tokens.handlesResponses })
    else { return [] }
    return app.code.files(mentioning: CodeTokens.actionClasses).compactMap { file in
      let tokens = file.tokens
      return tokens.indices.first {
        tokens.actionIdentifier(at: $0) != nil && !tokens.opensApp(actionAt: $0)
      }.map {
        Match(
          at: .init(tokens[$0], in: file),
          "Notifications offer an action here, and no code is told of responses: whoever chooses it is not "
            + "answered. Implement userNotificationCenter(_:didReceive:withCompletionHandler:).")
      }
    }
  }
}

extension TargetFacts {
  /// Whether some code asks which action was chosen.
  fileprivate var asksForAction: Bool { code.mentions("actionIdentifier") }

  /// Whether the notification centre's delegate is a class of the app, not of a library.
  fileprivate var hasOwnCentreDelegate: Bool {
    code.methods(mentioning: "userNotificationCenter").contains {
      $0.function.name.hasPrefix("userNotificationCenter")
        && $0.function.name.contains("illPresent")
    }
  }

  /// The identifiers that code about notifications mentions, as texts or as enumeration cases,
  /// other than to register them. Elsewhere such a word means something else.
  fileprivate func compared(_ names: Set<String>) -> Set<String> {
    Set(
      responding.map(\.tokens).flatMap { tokens in
        tokens.indices.compactMap { index in
          let isWord = tokens[index].kind == .word
          let name = tokens[index].literalText ?? (isWord ? tokens[index].text : "")
          guard names.contains(name) else { return nil }
          return (isWord ? tokens.isCase(at: index) : !tokens.isRegistration(at: index))
            ? name : nil
        }
      })
  }

  /// The files that name a notification class or read the chosen action. They include extensions,
  /// which may show a notification and answer its actions.
  private var responding: [CodeFile] {
    let beginnings = ["UNNotification", "UNUserNotification"]
    return (code.files + extensionCode.files).filter { file in
      file.mayMention { text in
        text == "actionIdentifier" || beginnings.contains(where: text.hasPrefix)
      }
        && file.tokens.contains { token in
          token.isWord("actionIdentifier")
            || token.kind == .word && beginnings.contains(where: token.text.hasPrefix)
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
    return tree.node(at: index).child(.call) ?? callsAround(index).first
  }

  /// Whether the word at an index is an enumeration case, or stands for one.
  fileprivate func isCase(at index: Int) -> Bool {
    let label = tree.node(at: index).enclosing(
      .case, .declaration, .condition, .expression, .assignment, .variable, .jump)
    return isMember(at: index) || label?.tokens.first?.isWord("case") ?? false
  }

  fileprivate static var actionClasses: Set<String> {
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
