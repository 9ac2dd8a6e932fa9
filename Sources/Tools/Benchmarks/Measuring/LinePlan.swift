/// What one line of the table is about.
struct LinePlan: Hashable, Sendable {
  /// The name of the line; also the contestant whose figure it shows.
  let id: String
  let unit: FigureUnit
  /// The peer that the figure is compared with, if there is one.
  var peer: Peer?
  /// The requirements of the budget.
  var budget: [Requirement] = []
  /// Whether the budget can be judged only on a machine without other work.
  var needsIdleCores = false
  /// Why the budget cannot be judged on this machine, or nil.
  var caveat: String?

  /// A contestant in the role of the peer.
  struct Peer: Hashable, Sendable {
    /// The name of the contestant.
    let contestant: String
    /// Its name in the table.
    let title: String
  }
}

/// Lines whose contestants are measured together.
struct LineGroup: Sendable {
  let lines: [LinePlan]
  let contestants: [Contestant]

  /// The group with only the wanted lines and the contestants that they need.
  func filtered(by isWanted: (String) -> Bool) -> LineGroup {
    let lines = lines.filter { isWanted($0.id) }
    let needed = Set(lines.map(\.id) + lines.compactMap { $0.peer?.contestant })
    return LineGroup(lines: lines, contestants: contestants.filter { needed.contains($0.id) })
  }
}

/// One requirement of the budget of a line.
enum Requirement: Hashable, Sendable {
  /// A minimal multiple of the figure of the peer.
  case ratio(atLeast: Double)
  /// A minimal number of transitions or steps per second.
  case rate(atLeast: Double)
  /// A maximal time in seconds.
  case time(below: Double)
  /// A maximal number of bytes for each state, everything included.
  case memory(atMost: Double)
}

extension Requirement {
  /// Whether the figures are good enough; nil if the relevant figure is missing.
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
    case .memory: "\(words) per state"
    case .rate, .time: words
    }
  }

  private static func shown(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
