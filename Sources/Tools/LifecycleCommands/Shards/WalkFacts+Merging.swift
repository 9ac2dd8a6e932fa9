import Reporting

extension WalkFacts {
  /// The facts of a whole run, from those of all of its shards.
  ///
  /// A run ends with the first walk that finds something. Each shard goes on to the first one of its own,
  /// so walks after the first one of all do not count.
  init(_ result: ShardResult) throws(ShardFault) {
    let parts = try result.ordered.map { (part) throws(ShardFault) in try WalkPart(part) }
    guard let first = parts.first else { throw .noResult }
    let end = parts.compactMap(\.end).min { $0.walk < $1.walk }
    let last = end?.walk ?? .max
    var (states, transitions): (Set<String>, Set<String>) = ([], [])
    var fired: Set<Int> = []
    self.init(
      model: first.model, profile: first.profile, seed: result.header.seed, watched: first.watched,
      ruleCount: first.rules.count, rulesNeverFired: [], property: end?.property, fault: end?.fault)
    for part in parts {
      var extent = WalkPart.Walk(number: 0, steps: 0, states: 0, transitions: 0)
      for walk in part.walks where walk.number <= last {
        walks += 1
        steps += walk.steps
        extent = walk
      }
      states.formUnion(part.states.prefix(extent.states))
      for (source, rule) in part.transitions.prefix(extent.transitions) {
        transitions.insert("\(part.states[source]) \(rule)")
        fired.insert(rule)
      }
    }
    self.states = states.count
    self.transitions = transitions.count
    rulesNeverFired = first.rules.indices.filter { !fired.contains($0) }.map { first.rules[$0] }
  }
}

/// What one shard of walks has visited, as it was read.
private struct WalkPart {
  struct Walk {
    let number: Int
    let steps: Int
    let states: Int
    let transitions: Int
  }

  /// What ended the shard: a walk that found something.
  struct End {
    let walk: Int
    let property: OrderedJSON?
    let fault: String?
  }

  let model: String
  let profile: String
  let watched: [String]
  let rules: [String]
  let walks: [Walk]
  let states: [String]
  let transitions: [(source: Int, rule: Int)]
  let end: End?

  init(_ json: OrderedJSON) throws(ShardFault) {
    guard let model = json["model"]?.words, let profile = json["profile"]?.words,
      let watched = json["watched"]?.allWords, let rules = json["rules"]?.allWords,
      let states = json["states"]?.allWords, let walks = json["walks"]?.counts,
      let transitions = json["transitions"]?.counts, walks.count.isMultiple(of: 4),
      transitions.count.isMultiple(of: 2)
    else { throw .noResult }
    self.model = model
    self.profile = profile
    self.watched = watched
    self.rules = rules
    self.states = states
    self.walks = stride(from: 0, to: walks.count, by: 4).map {
      Walk(
        number: walks[$0], steps: walks[$0 + 1], states: walks[$0 + 2],
        transitions: walks[$0 + 3])
    }
    self.transitions = stride(from: 0, to: transitions.count, by: 2).map {
      (transitions[$0], transitions[$0 + 1])
    }
    guard self.transitions.allSatisfy({ $0.source < states.count && $0.rule < rules.count }) else {
      throw .noResult
    }
    end = json["endedBy"]?.count.map { walk in
      End(walk: walk, property: json["property"], fault: json["reason"]?.words)
    }
  }
}
