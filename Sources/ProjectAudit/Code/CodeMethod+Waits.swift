import SourceCode

extension CodeMethod {
  /// The words of which one is in all code that waits without a time limit.
  static let wordsForWaits: Set = [
    "wait", "dispatch_semaphore_wait", "dispatch_group_wait", "waitUntilAllOperationsAreFinished",
    "waitUntilFinished", "sendSynchronousRequest", "contentsOf", "dataWithContentsOfURL",
    "stringWithContentsOfURL",
  ]

  /// The places where the body itself waits.
  var waits: [CodeToken] {
    let body = body
    return body.outsideClosures.filter { body.waits(at: $0) || body.waitsWithoutLimit(at: $0) }
      .map { body[$0] }
  }

  /// The places where the body itself waits without a time limit.
  var waitsWithoutLimit: [CodeToken] {
    let body = body
    return body.outsideClosures.filter(body.waitsWithoutLimit).map { body[$0] }
  }
}

extension CodeTokens {
  fileprivate func waits(at index: Int) -> Bool {
    guard self[index].kind == .word, index + 1 < endIndex else { return false }
    let isCall = self[index + 1].isSymbol("(")
    switch self[index].text {
    case "sleep", "usleep":
      return isCall && (index == startIndex || !self[index - 1].isWord("func"))
    case "dispatch_semaphore_wait", "dispatch_group_wait", "wait":
      return isCall && isWaitedFor(at: index) && !isLock(waitedForAt: index)
    case "sleepForTimeInterval": return true
    default: return false
    }
  }

  fileprivate func waitsWithoutLimit(at index: Int) -> Bool {
    guard self[index].kind == .word, let call = call(of: index) else { return false }
    switch self[index].text {
    case "wait", "dispatch_semaphore_wait", "dispatch_group_wait":
      let isLimited =
        !call.arguments.isEmpty
        && call.tokens.first(of: ["distantFuture", "DISPATCH_TIME_FOREVER"]) == nil
      return waits(at: index) && !isLimited
    case "waitUntilAllOperationsAreFinished", "waitUntilFinished": return true
    case "addOperations":
      return ["true", "YES"].contains(call.argument("waitUntilFinished")?.first?.text)
    case "sendSynchronousRequest": return true
    case "Data", "NSData", "String", "NSString", "dataWithContentsOfURL", "stringWithContentsOfURL":
      let isRead = call.argument("contentsOf") != nil || self[index].text.hasSuffix("OfURL")
      return isRead && namesServer(call)
    default: return false
    }
  }

  /// Whether an address of a server is given to a call, or stands in the same body. Without one, it is
  /// probably a file that is read.
  private func namesServer(_ call: SyntaxNode) -> Bool {
    let words = Set(call.tokens.filter { $0.kind == .word }.map(\.text))
    return hasAddress
      || tree.tokens.variables.contains { words.contains($0.name.text) && $0.rest.hasAddress }
  }

  private var hasAddress: Bool { contains { $0.literalText?.hasPrefix("http") ?? false } }

  /// Whether something is waited for at an index: by a function of C, or a method of it.
  private func isWaitedFor(at index: Int) -> Bool {
    self[index].text != "wait" || isMember(at: index)
  }

  /// Whether what is waited for at an index is a lock, which the same body opens again.
  private func isLock(waitedForAt index: Int) -> Bool {
    guard let lock = semaphore(at: index) else { return false }
    return outsideClosures.contains { place in
      ["signal", "dispatch_semaphore_signal"].contains(self[place].text)
        && semaphore(at: place)?.text == lock.text
    }
  }

  /// The semaphore or group that is waited for or signalled at an index.
  func semaphore(at index: Int) -> CodeToken? {
    isMember(at: index)
      ? receiver(before: index).last { $0.kind == .word }
      : call(of: index)?.arguments.first?.value.last { $0.kind == .word }
  }
}
