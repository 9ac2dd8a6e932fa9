import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

extension LogChecker {
  /// The most entries of a log for which accounts are made.
  public static var maxAccountEntries: Int { TrackSegment.limit }

  /// The most plausible life that explains a log, for each app in it, in the order of their first
  /// entries.
  ///
  /// - Returns: The lives; none if the log is not accepted or is longer than ``maxAccountEntries``.
  /// - Complexity: O(*n* · *t*) for *n* entries and *t* transitions of the model.
  public func accounts(of log: RecordedLog) -> [LifeAccount] {
    guard log.entries.count <= Self.maxAccountEntries else { return [] }
    let survey = LogSurvey(log)
    let accounts = accounts(of: log.entries, survey)
    guard accounts.isEmpty, survey.hasSystemEntries else { return accounts }
    return self.accounts(of: log.entries.filter { !$0.item.isOfSystem }, survey)
  }

  private func accounts(of entries: [LogEntry], _ survey: LogSurvey) -> [LifeAccount] {
    var automaton = automaton(for: survey)
    var accounts: [LifeAccount] = []
    for (track, items) in TrackItem.tracks(of: entries, survey).enumerated() {
      let plan = track == 0 ? survey.plan : .none
      guard let symbols = automaton.symbols(of: items, sceneCount: sceneCount, plan: plan),
        let account = account(of: items, symbols, hiding: automaton.isHidden)
      else { return [] }
      accounts.append(account)
    }
    return accounts
  }

  private func account(
    of items: [TrackItem], _ symbols: [(symbol: Symbol, entry: Int?)], hiding isHidden: [Bool]
  ) -> LifeAccount? {
    let costs = model.machine.rules.map { rule in
      rule.implausibility(isUnusual: model.circumstances.contains { $0.needs(rule) })
    }
    let search = LifeAccountSearch(graph: graph, isHidden: isHidden, costs: costs)
    let prologue = prologue.value { search.prologue() }
    guard let path = search.run(symbols, after: prologue) else { return nil }
    return LifeAccount(
      life: report(from: path.start, path.steps),
      positions: path.steps.map { $0.entry.flatMap { items[$0].position } },
      prologue: path.prologue, model: model.name,
      profile: model.profile, sceneCount: sceneCount)
  }

  func report(from start: Int, _ steps: [LifeAccountSearch.Step]) -> TraceReport {
    TraceReport(
      initialState: report(explored.states[start]),
      steps: steps.map { step in
        let source = Int(graph.source[step.transition])
        let place = step.transition - graph.transitions(from: Int32(source)).lowerBound
        let transitions = explored.transitions(from: source)
        let transition = transitions[transitions.index(transitions.startIndex, offsetBy: place)]
        return StepReport(
          model.machine.describe(transition.action), to: report(explored.states[transition.target]))
      })
  }

  private func report(_ state: M.State) -> StateReport {
    StateReport(model.machine.describe(state), brief: state.brief, style: state.stage.style)
  }
}

extension TrackItem {
  /// The position of the entry; nil for the start of a process.
  fileprivate var position: Int? {
    if case .entry(let entry) = self { entry.position } else { nil }
  }

  /// The items of each track of a log.
  fileprivate static func tracks(of entries: [LogEntry], _ survey: LogSurvey) -> [[TrackItem]] {
    var tracks = ProcessTracks(survey)
    var items: [[TrackItem]] = []
    for entry in entries {
      guard let (track, continuation) = tracks.next(entry) else { continue }
      if continuation == .newTrack { items.append([]) }
      if continuation == .nextProcess { items[track].append(.nextProcess) }
      items[track].append(.entry(TrackEntry(entry)))
    }
    return items
  }
}
