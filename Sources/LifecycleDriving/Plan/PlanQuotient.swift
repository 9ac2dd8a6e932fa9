import LifecycleModels

/// Merges the places of a life cycle that no delegate can tell apart.
///
/// The coarsest bisimulation, by refinement of a partition: two places stay together as long as the
/// same can be noticed in both, and leads to places that stay together. Kanellakis and Smolka, “CCS
/// expressions, finite state processes, and three problems of equivalence”, 1990, the naive method.
struct PlanQuotient {
  /// The block of each node.
  private(set) var block: [Int32]
  private(set) var blockCount: Int

  private let labels: PlanLabels

  init(of nodes: [PlanNode], labels: PlanLabels) {
    self.labels = labels
    (block, blockCount) = Self.numbered(
      nodes.map {
        [$0.isQuiet ? 1 : 0, Int64($0.execution.rawValue), $0.canReadProtectedData ? 1 : 0]
      })
    var count = 0
    while count < blockCount {
      count = blockCount
      (block, blockCount) = Self.numbered(nodes.indices.map { signature(of: nodes[$0], $0) })
    }
  }

  /// What can be noticed in a node, and where it leads.
  private func signature(of node: PlanNode, _ number: Int) -> [Int64] {
    let own = block[number]
    var parts: [Int64] = []
    for edge in node.edges {
      let target = block[Int(edge.target)]
      if target == own, edge.callback == nil { continue }
      let refused =
        edge.refusedTarget < 0 ? Int64(1 << 20 - 1) : Int64(block[Int(edge.refusedTarget)])
      parts.append(labels.number(of: edge) << 40 | refused << 20 | Int64(target))
    }
    for edge in node.asked {
      parts.append(-(Int64(edge.request.rawValue + 1) << 40 | Int64(block[Int(edge.target)])))
    }
    parts.sort()
    var signature = [Int64(own)]
    for part in parts where part != signature.last { signature.append(part) }
    return signature
  }

  private static func numbered(_ signatures: [[Int64]]) -> ([Int32], Int) {
    var numbers: [[Int64]: Int32] = [:]
    let block = signatures.map { signature in
      if let known = numbers[signature] { return known }
      let number = Int32(numbers.count)
      numbers[signature] = number
      return number
    }
    return (block, numbers.count)
  }
}

/// What a delegate notices of a step, as a number.
struct PlanLabels {
  private let noticed: Set<Callback>
  private let noticesLaunchOptions: Bool

  init(noticed: Set<Callback>, noticesLaunchOptions: Bool) {
    self.noticed = noticed
    self.noticesLaunchOptions = noticesLaunchOptions
  }

  /// Equal for steps that look the same.
  func number(of edge: PlanEdge) -> Int64 {
    var number = edge.callback.map { Int64($0.rawValue) + 1 } ?? 0
    number = number << 3 | Int64(edge.scene.map { $0 + 1 } ?? 0)
    if edge.callback != nil {
      number = number << 3 | Int64(edge.seen.rawValue)
    } else {
      number <<= 3
    }
    return number << 4 | inputNumber(of: edge)
  }

  private func inputNumber(of edge: PlanEdge) -> Int64 {
    guard let input = edge.input,
      noticesLaunchOptions || !input.carriers.isDisjoint(with: noticed),
      let position = LifeInput.allCases.firstIndex(of: input)
    else { return 0 }
    return Int64(position) + 1
  }
}
