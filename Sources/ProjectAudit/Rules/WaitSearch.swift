import SourceCode

/// Finds the calls that lead to code which waits without a time limit.
///
/// Few functions wait, so the words that may lead to them are collected first, and only these are followed. If
/// there are many such words, most functions are reached by them, and all words are followed.
struct WaitSearch {
  private let app: TargetFacts
  private let waiting: Set<CodeFunction>
  /// The words of calls that may lead to a wait; nil for all words.
  private let words: Set<String>?

  /// How many calls may lead from a method to the wait.
  private static let maxDepth = 4

  /// How many words are worth looking for.
  private static let maxWords = 200

  /// A limit against hostile input: no callback leads to more functions on the way to a wait.
  private static let maxFunctions = 500

  /// Creates a search; nil if nothing in the code of an app waits.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention a word on the way to a wait.
  init?(in app: TargetFacts) {
    self.app = app
    let waiting = app.waitingMethods
    if waiting.isEmpty { return nil }
    self.waiting = Set(waiting.map(\.function))
    var words = Set(waiting.map(\.wordOfCallers))
    var last = words
    for _ in 1..<Self.maxDepth where words.count < Self.maxWords {
      last = Set(app.code.places(of: last).flatMap(\.wordsOfCallers)).subtracting(words)
      words.formUnion(last)
    }
    self.words = words.count < Self.maxWords ? words : nil
  }
}

extension WaitSearch {
  /// The first call in a method that leads to a waiting function, the callee, and that function; nil if none
  /// does.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the functions that it calls directly or through others, up to a limit.
  func firstWait(
    in method: CodeMethod
  ) -> (index: Int, callee: CodeMethod, waiting: CodeMethod)? {
    var visited: Set<CodeFunction> = []
    var frontier = calls(in: method).filter { visited.insert($0.callee.function).inserted }
      .map { (start: $0, last: $0.callee) }
    for _ in 0..<Self.maxDepth {
      if let found = frontier.first(where: { waiting.contains($0.last.function) }) {
        return (found.start.index, found.start.callee, found.last)
      }
      frontier = frontier.flatMap { start, last in
        (visited.count < Self.maxFunctions ? calls(in: last) : [])
          .filter { visited.insert($0.callee.function).inserted }.map { (start, $0.callee) }
      }
    }
    return nil
  }

  /// The functions that a method certainly calls before it returns, with the places of the calls.
  private func calls(in method: CodeMethod) -> [(index: Int, callee: CodeMethod)] {
    let body = method.body
    guard body.count < InputFlow.maxTokens else { return [] }
    return body.outsideClosures.flatMap { index -> [(index: Int, callee: CodeMethod)] in
      guard words?.contains(body[index].text) ?? (body[index].kind == .word),
        !body.isAwaited(at: index)
      else { return [] }
      return callees(at: index, in: method).filter { $0.function != method.function }
        .map { (index, $0) }
    }
  }

  /// The functions that certainly run where a word of a method stands.
  private func callees(at index: Int, in method: CodeMethod) -> [CodeMethod] {
    let certain = app.graph.callees(at: index, in: method)
    let body = method.body
    guard certain.isEmpty, body.isMember(at: index), index + 1 < body.endIndex,
      body[index + 1].isSymbol("("), let chain = body.receiverChain(before: index), !chain.isEmpty,
      let type = app.code.receiverType(of: chain, in: method)
    else { return certain }
    let labels = body.labels(from: index + 1)
    return app.graph.method(named: body[index].text, of: type, labels: labels).map { [$0] } ?? []
  }
}

extension TargetFacts {
  /// The functions, initialisers and properties that wait without a time limit.
  fileprivate var waitingMethods: [CodeMethod] {
    code.files(mentioning: CodeMethod.wordsForWaits).flatMap { file in
      let methods =
        file.parts.flatMap(file.methods)
        + file.functions.map { CodeMethod(type: nil, file: file, function: $0) }
      return methods.filter(\.waitsForOthers)
    }
  }
}

extension CodePlace {
  /// The words with which other code calls the code around it: the name of its function or property, or that of
  /// its type, if it runs when an object is made.
  fileprivate var wordsOfCallers: [String] {
    if let function { return [function.baseName] }
    let type = tokens.tree.node(at: index).enclosing(.type)
    // The class of an object whose superclass waits is followed by the superclass.
    let heir = part == nil ? type?.tokens[..<index].first { file.declaresType($0) }?.text : nil
    return [part?.name.lastName, heir, tokens.variable(around: index)?.name.text]
      .compactMap(\.self)
  }
}

extension CodeFile {
  /// Whether a word is the name of a type in its declaration.
  fileprivate func declaresType(_ word: CodeToken) -> Bool {
    parts.contains { $0.place == word.place }
  }
}

extension CodeMethod {
  /// The word with which other code calls it: its name, or that of its type, if it runs when an object is made.
  fileprivate var wordOfCallers: String {
    function.baseName == "init" ? type?.lastName ?? "init" : function.baseName
  }

  /// Whether it waits without a time limit for something else than a lock.
  fileprivate var waitsForOthers: Bool {
    waitsWithoutLimit.contains { token in
      body.semaphore(at: token.position).map { !file.makesLock(named: $0.text) } ?? true
    }
  }
}

extension CodeFile {
  /// Whether a semaphore of a name is open when it is made, so that it locks something.
  fileprivate func makesLock(named name: String) -> Bool {
    let makers = [
      ["=", "DispatchSemaphore", "(", "value", ":"], ["=", "dispatch_semaphore_create", "("],
    ]
    return makers.contains { maker in
      tokens.indices(of: [name] + maker).contains { start in
        let value = start + maker.count + 1
        return value < tokens.endIndex && tokens[value].text != "0"
      }
    }
  }
}
