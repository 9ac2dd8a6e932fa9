import SourceCode

// The code that handles tasks of `BGTaskScheduler`.
extension TargetFacts {
  /// The calls that complete a background task.
  static let taskCompletions: Set = ["setTaskCompleted", "setTaskCompletedWithSuccess"]

  /// The functions and closures that complete the background task in one of their parameters.
  var taskFunctions: [(method: CodeMethod, task: String)] { namedTaskFunctions + taskClosures }

  /// Those that are short enough to be followed, up to a limit.
  var followedTasks: [(method: CodeMethod, task: String)] {
    taskFunctions.prefix(Self.maxMethods).filter { $0.method.body.count < InputFlow.maxTokens }
  }

  /// Those that complete their task in the completion block of an operation.
  var operationTasks: [(method: CodeMethod, task: String)] {
    followedTasks.filter(\.method.body.completesInBlock)
  }

  private var namedTaskFunctions: [(method: CodeMethod, task: String)] {
    let methods = code.files(mentioning: Self.taskCompletions)
      .flatMap { file in
        file.parts.flatMap { part in
          part.functions.map { CodeMethod(type: part.name, file: file, function: $0) }
        }
      }
    return methods.compactMap { method in
      let body = method.body
      let task = method.function.parameterNames.first { name in
        body.indices.contains { index in
          Self.taskCompletions.contains(body[index].text)
            && (body[..<index].last(where: { $0.kind == .word })?.isWord(name) ?? false)
        }
      }
      return task.map { (method, $0) }
    }
  }

  /// The closures that handle background tasks.
  var taskHandlers: [(CodeFile, TaskHandler)] {
    let labels = ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]
    return code.files(mentioning: "BGTaskScheduler").flatMap { file in
      file.tokens.indices.filter { labels.contains(file.tokens[$0].text) }
        .compactMap { file.tokens.taskHandler(registeredAt: $0) }
        .map { (file, $0) }
    }
  }

  /// The closures that complete the background task they handle, as methods with that parameter.
  var taskClosures: [(method: CodeMethod, task: String)] {
    taskHandlers.compactMap { file, handler in
      let body = file.tokens(in: handler.body)
      guard body.first(of: Self.taskCompletions) != nil else { return nil }
      let function = CodeFunction(
        name: "the closure that handles the task", parameterNames: [handler.task],
        place: file.tokens[handler.body.lowerBound - 1].place, body: handler.body)
      return (CodeMethod(type: nil, file: file, function: function), handler.task)
    }
  }
}

/// The closure that handles a background task.
struct TaskHandler {
  /// The name of the task in the closure.
  let task: String
  /// The body of the closure.
  let body: Range<Int>
}

extension CodeTokens {
  /// The call that registers a background task, whose first label stands at an index.
  func registration(at index: Int) -> SyntaxNode? {
    callsAround(index).first.flatMap { $0.child(.argument)?.range.lowerBound == index ? $0 : nil }
  }

  /// The closure that handles the task registered at an index; nil if the handler is no closure.
  fileprivate func taskHandler(registeredAt index: Int) -> TaskHandler? {
    guard let closure = registration(at: index)?.closures.last else { return nil }
    let body = closure.statements
    let head =
      tree.language == .swift
      ? closure.child(.signature)?.tokens : closure.tokens[..<body.startIndex]
    guard let head else { return TaskHandler(task: "$0", body: body.startIndex..<body.endIndex) }
    return head.closureParameter.map {
      TaskHandler(task: $0, body: body.startIndex..<body.endIndex)
    }
  }

  /// The name of the only closure parameter. The head may also have attributes, a capture list and
  /// a type.
  private var closureParameter: String? {
    let start = lastIndex { $0.isSymbol("]") } ?? startIndex
    return self[start...].prefix { !$0.isSymbol(":") }.last { $0.kind == .word }?.text
  }

  /// Whether a task is completed in the completion block of an operation.
  fileprivate var completesInBlock: Bool {
    guard let start = indices(of: ["completionBlock", "="]).first else { return false }
    let block = statement(around: start).nodes(.closure).first
    return block?.tokens.first(of: TargetFacts.taskCompletions) != nil
  }

  /// The tokens of the expiration handler's closure, from the name of the property on.
  var expirationClosure: Range<Int>? {
    guard let start = indices(of: ["expirationHandler", "="]).first,
      let closure = statement(around: start).nodes(.closure).first
    else { return nil }
    return start..<(closure.range.upperBound - 1)
  }
}
