import SourceCode

extension CodeMethod {
  /// The places where the body itself waits.
  var waits: [CodeToken] {
    let body = body
    return body.outsideClosures.filter(body.waits).map { body[$0] }
  }
}

extension CodeTokens {
  fileprivate func waits(at index: Int) -> Bool {
    guard self[index].kind == .word, index + 1 < endIndex else { return false }
    let isCall = self[index + 1].isSymbol("(")
    switch self[index].text {
    case "sleep", "usleep":
      return isCall && (index == startIndex || !self[index - 1].isWord("func"))
    case "dispatch_semaphore_wait", "dispatch_group_wait": return isCall
    case "wait": return isCall && index > startIndex && self[index - 1].isSymbol(".")
    case "sleepForTimeInterval": return true
    default: return false
    }
  }
}
