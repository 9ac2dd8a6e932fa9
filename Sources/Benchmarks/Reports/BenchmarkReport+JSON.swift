import Foundation

extension BenchmarkReport {
  /// The report as `--format json` prints it; the keys are in alphabetical order.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension LineResult: Encodable {
  private enum CodingKeys: CodingKey {
    case id, unit, ours, runs, peer, theirs, peerRuns, ratio, states, transitions, bytesPerState
    case othersCores, budget, met, notes
  }

  // Every key is there on every line: what is missing is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(plan.id, forKey: .id)
    try container.encode(plan.unit.rawValue, forKey: .unit)
    try container.encode(shown(ours), forKey: .ours)
    try container.encode(runs.ours, forKey: .runs)
    try container.encode(plan.peer?.title, forKey: .peer)
    try container.encode(shown(theirs), forKey: .theirs)
    try container.encode(runs.theirs, forKey: .peerRuns)
    try container.encode(ratio?.rounded(decimals: 2), forKey: .ratio)
    try container.encode(states, forKey: .states)
    try container.encode(transitions, forKey: .transitions)
    try container.encode(bytesPerState?.rounded(decimals: 1), forKey: .bytesPerState)
    try container.encode(othersCores?.rounded(decimals: 2), forKey: .othersCores)
    try container.encode(budget, forKey: .budget)
    try container.encode(isMet, forKey: .met)
    try container.encode(notes, forKey: .notes)
  }

  /// A figure without the digits that are only noise.
  private func shown(_ figure: Double?) -> Double? {
    figure?.rounded(decimals: plan.unit == .seconds ? 6 : 0)
  }

  /// The budget in a sentence, or nil where there is none.
  private var budget: String? {
    if plan.budget.isEmpty { return nil }
    return plan.budget.map { $0.sentence(peer: plan.peer?.title) }.joined(separator: ", ")
  }

  private var notes: [String] {
    failures.map(\.localizedDescription) + [caveat].compactMap { $0 }
  }
}

extension Double {
  fileprivate func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}
