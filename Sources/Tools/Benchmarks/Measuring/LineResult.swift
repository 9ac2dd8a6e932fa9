/// What was measured for one line.
struct LineResult: Sendable {
  let plan: LinePlan
  /// The medians, or nil if there is no figure.
  let ours: Double?
  let theirs: Double?
  /// The number of runs behind each median.
  let runs: (ours: Int, theirs: Int)
  /// What was found, if states were searched.
  let states: Int?
  let transitions: Int?
  let bytesPerState: Double?
  /// How many cores other processes used during the most disturbed run, ours or the peer's.
  let otherProcessCores: Double?
  /// Why figures are missing.
  let failures: [MeasurementError]

  /// Takes the figures of a line from the results of a race.
  init(_ plan: LinePlan, in results: [String: Race.Result]) {
    self.plan = plan
    let own = results[plan.id] ?? Race.Result()
    let peer = plan.peer.flatMap { results[$0.contestant] } ?? Race.Result()
    ours = own.figure(in: plan.unit)
    theirs = peer.figure(in: plan.unit)
    runs = (own.samples.count, peer.samples.count)
    let sample = ours == nil ? nil : own.samples.last
    states = sample?.states
    transitions = sample?.states == nil ? nil : sample?.work
    bytesPerState = sample?.bytesPerState
    otherProcessCores = (own.samples + peer.samples).compactMap(\.otherProcessCores).max()
    failures = [own.failure, peer.failure].compactMap { $0 }
  }

  /// How many times faster than the peer ours is.
  var ratio: Double? {
    guard let ours, let theirs else { return nil }
    return plan.unit == .seconds ? theirs / ours : ours / theirs
  }

  /// Whether other processes used so much of the machine that the figures suffer.
  var isDisturbed: Bool { (otherProcessCores ?? 0) > 0.1 }

  /// Why the budget is not judged, or nil.
  var caveat: String? {
    if plan.needsIdleCores, isDisturbed { return "the cores were not idle" }
    return plan.caveat
  }

  /// Whether one requirement is met; nil if that is unknown.
  func isMet(_ requirement: Requirement) -> Bool? {
    if caveat != nil { return nil }
    return requirement.isMet(ours: ours, ratio: ratio, bytesPerState: bytesPerState)
  }

  /// Whether the whole budget is met; nil if that is unknown or there is no budget.
  var isMet: Bool? {
    let answers = plan.budget.map(isMet)
    if answers.contains(false) { return false }
    return answers.isEmpty || answers.contains(nil) ? nil : true
  }
}

extension Race.Result {
  fileprivate func figure(in unit: FigureUnit) -> Double? {
    failure == nil ? samples.map { $0.figure(in: unit) }.median : nil
  }
}
