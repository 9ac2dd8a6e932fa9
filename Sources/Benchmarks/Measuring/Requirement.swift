/// One thing that a budget demands of a line.
enum Requirement: Hashable, Sendable {
  /// So many times the figure of the peer.
  case ratio(atLeast: Double)
  /// So many transitions or steps a second.
  case rate(atLeast: Double)
  /// Less than so many seconds.
  case time(below: Double)
  /// So many bytes for each state, all told.
  case memory(atMost: Double)
}

extension Requirement {
  /// Whether figures are good enough; nil where the figure that matters is missing.
  func isMet(ours: Double?, ratio: Double?, bytesPerState: Double?) -> Bool? {
    switch self {
    case .ratio(let least): ratio.map { $0 >= least }
    case .rate(let least): ours.map { $0 >= least }
    case .time(let limit): ours.map { $0 < limit }
    case .memory(let most): bytesPerState.map { $0 <= most }
    }
  }

  /// The requirement in words, to follow “the budget is”.
  var words: String {
    switch self {
    case .ratio(let least): "at least \(Self.shown(least)) times"
    case .rate(let least): "at least \(Self.shown(least / 1e6)) M/s"
    case .time(let limit):
      limit < 1 ? "below \(Self.shown(limit * 1000)) ms" : "below \(Self.shown(limit)) s"
    case .memory(let most): "at most \(Self.shown(most)) bytes"
    }
  }

  /// The requirement in words that need no table around them.
  func sentence(peer: String?) -> String {
    switch self {
    case .ratio: "\(words) \(peer ?? "the peer")"
    case .memory: "\(words) a state"
    case .rate, .time: words
    }
  }

  private static func shown(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
