import LifecycleModels
import ModelChecking
import Reporting

extension LogChecker {
  /// The longest log of which a life is told, in entries.
  public static var longestAccount: Int { LogStretch.limit }

  /// The most plausible life that explains a log, for each app in it, in the order of their first
  /// entries.
  ///
  /// - Returns: The lives; none where the log is not accepted or is longer than ``longestAccount``.
  /// - Complexity: O(*n* · *t*) for *n* entries and *t* transitions of the model.
  public func accounts(of log: RecordedLog) -> [LifeAccount] {
    guard log.entries.count <= Self.longestAccount else { return [] }
    let survey = LogSurvey(log)
    var automaton = automaton(for: survey)
    var accounts: [LifeAccount] = []
    for items in TrackItem.tracks(of: log, survey) {
      guard let symbols = automaton.symbols(of: items, sceneCount: sceneCount),
        let account = account(of: items, symbols, hiding: automaton.isHidden)
      else { return [] }
      accounts.append(account)
    }
    return accounts
  }

  private func account(
    of items: [TrackItem], _ symbols: [(symbol: LogSymbol, entry: Int?)], hiding isHidden: [Bool]
  ) -> LifeAccount? {
    let costs = model.machine.rules.map { rule in
      rule.implausibility(isUnusual: model.circumstances.contains { $0.needs(rule) })
    }
    let search = LifeAccountSearch(graph: graph, isHidden: isHidden, costs: costs)
    let prologue = prologue.value { search.prologue() }
    guard let (start, steps) = search.run(symbols, after: prologue) else { return nil }
    let first = steps.firstIndex { $0.entry != nil } ?? steps.count
    return LifeAccount(
      life: report(from: start, steps),
      positions: steps.map { $0.entry.flatMap { items[$0].position } },
      prologue: first, model: model.name)
  }

  private func report(from start: Int, _ steps: [LifeAccountSearch.Step]) -> TraceReport {
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
  /// The position of the entry; nil for what is none.
  fileprivate var position: Int? {
    if case .entry(let reading) = self { reading.position } else { nil }
  }

  /// The items of each track of a log.
  fileprivate static func tracks(of log: RecordedLog, _ survey: LogSurvey) -> [[TrackItem]] {
    var tracks = ProcessTracks(survey)
    var scenes = KnownScenes()
    var items: [[TrackItem]] = []
    for entry in log.entries {
      let (track, course) = tracks.next(process: entry.process)
      if course == .fresh { items.append([]) }
      if course == .nextProcess { items[track].append(.nextProcess) }
      items[track].append(.entry(scenes.reading(of: entry)))
    }
    return items
  }
}

extension LogAutomaton {
  /// What is read of some items if each scene of the log is taken for a scene of the model, each
  /// symbol with the index of its item; nil if nothing explains the items.
  fileprivate mutating func symbols(
    of items: [TrackItem], sceneCount: Int
  ) -> [(symbol: LogSymbol, entry: Int?)]? {
    let base = SceneHypothesis(names: Array(repeating: nil, count: sceneCount), set: start)
    var layers: [[SceneHypothesis: (from: SceneHypothesis, symbols: [LogSymbol])]] = []
    var current = [base]
    for item in items {
      var layer: [SceneHypothesis: (from: SceneHypothesis, symbols: [LogSymbol])] = [:]
      var next: [SceneHypothesis] = []
      for hypothesis in current {
        for step in steps(from: hypothesis, reading: item) where layer[step.hypothesis] == nil {
          layer[step.hypothesis] = (hypothesis, step.symbols)
          next.append(step.hypothesis)
        }
      }
      layers.append(layer)
      current = next
    }
    guard var hypothesis = current.first else { return nil }
    var symbols: [(symbol: LogSymbol, entry: Int?)] = []
    for (index, layer) in layers.enumerated().reversed() {
      guard let link = layer[hypothesis] else { return nil }
      // Only the last of them is the entry itself.
      for (place, symbol) in link.symbols.enumerated().reversed() {
        symbols.append((symbol, place == link.symbols.count - 1 ? index : nil))
      }
      hypothesis = link.from
    }
    return symbols.reversed()
  }

  private mutating func steps(from hypothesis: SceneHypothesis, reading item: TrackItem)
    -> [SceneStep]
  {
    switch item {
    case .entry(let reading): steps(from: hypothesis, reading: reading)
    case .nextProcess:
      step(from: hypothesis, reading: [.nextProcess]).map { [$0] } ?? []
    }
  }
}
