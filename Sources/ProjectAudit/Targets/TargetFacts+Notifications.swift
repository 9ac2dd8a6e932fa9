import SourceCode

extension TargetFacts {
  /// Whether the notification centre certainly has its delegate when the launch ends: a launch
  /// method sets it, directly or through a call.
  var isSureOfNotificationDelegate: Bool {
    let called = Set(
      launchMethods.flatMap(\.plainCalls).compactMap { $0.name.split(separator: ".").last })
    let delegates = Set(appDelegates.map(\.name))
    let places = notificationDelegateAssignments
    return places.isEmpty
      || places.contains { file, token, _ in
        guard let function = file.function(around: token) else { return false }
        return called.contains { $0 == function.baseName }
          || file.part(around: token).map { delegates.contains($0.name) } ?? false
      }
  }

  /// The places where the notification centre's delegate is set, with what it is set to.
  var notificationDelegateAssignments: [(file: CodeFile, centre: CodeToken, value: CodeTokens)] {
    code.places(of: ["UNUserNotificationCenter"]).compactMap { place in
      place.tokens.delegate(ofCentreAt: place.index).map { (place.file, place.token, $0) }
    }
  }
}

extension CodeTokens {
  /// What the delegate of the notification centre is set to that is named at an index, there or through a
  /// constant that holds it; nil if it is not set.
  fileprivate func delegate(ofCentreAt index: Int) -> CodeTokens? {
    let statement = statement(around: index)
    if let value = statement[index...].givenDelegate { return value }
    let sign = statement[..<index].lastIndex { $0.isSymbol("=") }
    guard let name = variable(around: index)?.name ?? sign.flatMap({ self[..<$0].last }),
      let block = tree.node(at: statement.startIndex).enclosing(.block, .closure),
      block.range.upperBound >= statement.endIndex
    else { return nil }
    let rest = block.tokens[statement.endIndex...]
    return rest.indices.lazy.filter { rest[$0].isWord(name.text) }.compactMap {
      rest.statement(around: $0)[$0...].dropFirst().givenDelegate
    }.first
  }

  /// What a delegate is set to.
  private var givenDelegate: CodeTokens? {
    (indices(of: ["delegate", "="]) + indices(of: ["setDelegate", ":"])).first.map {
      self[($0 + 2)...]
    }
  }
}
