import CommandLineTools
import Reporting

/// What was found in all logs of a run, from what each shard has found in its own.
struct LogFacts: Sendable {
  /// The results, in the order in which the logs were named.
  let logs: [OrderedJSON]
  /// The coverage of each model; nil unless it was asked for.
  let coverage: [OrderedJSON]?
  let status: ExitStatus

  /// The facts in the form that `validate --format json` promises.
  var members: [(String, OrderedJSON)] {
    [("logs", .array(logs))] + (coverage.map { [("coverage", .array($0))] } ?? [])
  }

  /// What a shard has found: for each of its results the position of its file in the whole list.
  static func part(
    logs: [OrderedJSON], positions: [Int], coverage: [(first: Int, json: OrderedJSON)]?,
    status: ExitStatus
  ) -> [(String, OrderedJSON)] {
    [
      ("status", .integer(Int(status.rawValue))),
      ("positions", .array(positions.map(OrderedJSON.integer))), ("logs", .array(logs)),
    ]
      + (coverage.map { coverage in
        [
          ("firstPositions", .array(coverage.map { .integer($0.first) })),
          ("coverage", .array(coverage.map(\.json))),
        ]
      } ?? [])
  }

  /// Adds up what all shards have found.
  init(_ result: ShardResult) throws(ShardFault) {
    var logs: [(position: Int, json: OrderedJSON)] = []
    var lines: [(position: Int, json: OrderedJSON)] = []
    var statuses: [ExitStatus] = []
    for part in result.ordered {
      guard let found = part["logs"]?.list, let positions = part["positions"]?.counts,
        found.count == positions.count,
        let status = part["status"]?.count.flatMap({ ExitStatus(rawValue: Int32(clamping: $0)) })
      else { throw .noResult }
      statuses.append(status)
      logs += zip(positions, found).map { ($0, $1) }
      let firsts = part["firstPositions"]?.counts ?? []
      lines += zip(firsts, part["coverage"]?.list ?? []).map { ($0, $1) }
    }
    self.logs = Self.inOrder(logs)
    let asksCoverage = result.ordered.contains { $0["coverage"] != nil }
    coverage = asksCoverage ? try Self.added(Self.inOrder(lines)) : nil
    let order: [ExitStatus] = [.fileError, .malformedInput, .unexpected, .undecided]
    status = order.first(where: statuses.contains) ?? .asExpected
  }

  /// The values by position; those of one position, which one shard has found, stay in their order.
  private static func inOrder(_ values: [(position: Int, json: OrderedJSON)]) -> [OrderedJSON] {
    values.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element.json)
  }

  /// The coverage of each model, in the order in which the models first occur.
  private static func added(_ coverage: [OrderedJSON]) throws(ShardFault) -> [OrderedJSON] {
    var sums: [OrderedJSON] = []
    for line in coverage {
      let known = sums.firstIndex {
        $0["model"]?.words == line["model"]?.words && $0["profile"]?.words == line["profile"]?.words
      }
      if let known { sums[known] = try sum(sums[known], line) } else { sums.append(line) }
    }
    return sums
  }

  private static func sum(
    _ left: OrderedJSON, _ right: OrderedJSON
  ) throws(ShardFault) -> OrderedJSON {
    guard case .object(let members) = left, let rules = left["rules"]?.list,
      let others = right["rules"]?.list,
      rules.map({ $0["rule"]?.words }) == others.map({ $0["rule"]?.words })
    else { throw .noResult }
    let lines = zip(rules, others).map { adding(["recorded", "inferred", "logs"], of: $1, to: $0) }
    let total = adding(["logs", "uncountedLogs"], of: right, to: .object(members))
    let missing = lines.filter { $0["logs"]?.count == 0 }.compactMap { $0["rule"]?.words }
    return total.replacing("rules", by: .array(lines)).replacing("missing", by: .strings(missing))
  }

  private static func adding(
    _ keys: [String], of other: OrderedJSON, to value: OrderedJSON
  ) -> OrderedJSON {
    keys.reduce(value) { value, key in
      var known = 0
      if case .integer(let sum) = value[key] { known = sum }
      let (sum, isTooLarge) = known.addingReportingOverflow(other[key]?.count ?? 0)
      return value.replacing(key, by: .integer(isTooLarge ? .max : sum))
    }
  }
}

extension OrderedJSON {
  /// Whether it is the value true.
  var isTrue: Bool { if case .bool(let value) = self { value } else { false } }

  /// The same object with another value of a key that it has.
  func replacing(_ key: String, by value: OrderedJSON) -> OrderedJSON {
    guard case .object(let members) = self else { return self }
    return .object(members.map { ($0.0, $0.0 == key ? value : $0.1) })
  }
}
