import CommandLineTools
import LifecycleDriving
import Reporting

/// What lives have covered and broken in all shards of a drive.
struct DriveFacts: Sendable {
  private let first: OrderedJSON
  /// Each unit of work that counts, in the order of one run.
  private let units: [DriveUnit]
  private let walkLives: Int
  private let coverage: OrderedJSON

  /// Adds up what all shards have found.
  ///
  /// All have made the same search, which counts once. Of the lives that break the same, only the first one
  /// was shortened in the whole run, so only what was done for that one counts.
  init(_ result: ShardResult) throws(ShardFault) {
    let parts = try result.ordered.map { (part) throws(ShardFault) in try DrivePart(part) }
    guard let first = result.ordered.first, let search = parts.first?.search else {
      throw .noResult
    }
    for part in parts where part.search.key != search.key { throw .searchDiffers(part.index) }
    let found = parts.flatMap(\.found).enumerated().sorted {
      ($0.element.life, $0.offset) < ($1.element.life, $1.offset)
    }.map(\.element)
    var subjects: Set<String> = []
    let chosen = found.filter { subjects.insert($0.subject).inserted }
    let difference = parts.compactMap(\.difference).min { $0.life < $1.life }
    let walks = parts.map(\.walks) + chosen + (difference.map { [$0] } ?? [])
    self.first = first
    units = [search] + walks
    walkLives = walks.reduce(0) { $0.addingClamped($1.count("lives")) }
    coverage = try DriveCoverage(units).json
  }

  /// The facts in the form that `drive --format json` promises.
  var members: [(String, OrderedJSON)] {
    [
      ("model", first["model"] ?? .null), ("verdict", .string(verdict.rawValue)),
      ("properties", .array(findings.map(\.property))),
      ("choices", .array(findings.map(\.choices))),
      ("knownAt", .array(findings.map { _ in .null })), ("watched", first["watched"] ?? .null),
      ("strategies", .array(strategies)), ("coverage", coverage), ("remarks", .strings(remarks)),
    ]
  }

  /// How the command ends.
  var status: ExitStatus {
    switch verdict {
    case .holds: .asExpected
    case .violated: .unexpected
    case .undecided: .undecided
    }
  }

  /// What was found and covered.
  var text: String {
    let lines = findings.map { finding in
      let (id, statement) = (finding.property["id"]?.words, finding.property["statement"]?.words)
      let choices = finding.choices.allWords?.joined(separator: ", ") ?? ""
      return "✗ \(id ?? ""): broken: \(statement ?? ""), after \(choices)".printable + "\n"
    }
    let lives = (coverage["lives"]?.count ?? 0).counted("life", "lives")
    let count = findings.count.counted("finding")
    return lines.joined() + "\(verdict.rawValue): \(count) in \(lives)\n"
  }

  private var verdict: CheckReport.Verdict {
    if !findings.isEmpty { return .violated }
    return strategies.contains { $0["complete"]?.isTrue == true } ? .holds : .undecided
  }

  /// What is broken, once each. That a world is not deterministic is told once, whatever showed it.
  private var findings: [DriveUnit.Finding] {
    var hasDeterminism = false
    return units.flatMap(\.findings).filter { finding in
      guard finding.property["id"]?.words == CheckReport.determinismID else { return true }
      defer { hasDeterminism = true }
      return !hasDeterminism
    }
  }

  private var strategies: [OrderedJSON] {
    let isDoubtful = units.contains(where: \.isAmbiguous) || !unjudged.isEmpty
    let searched = (first["strategies"]?.list ?? []).map { strategy in
      isDoubtful ? strategy.replacing("complete", by: false) : strategy
    }
    return searched + [
      .object([
        ("strategy", first["walkName"] ?? .null), ("complete", false), ("depth", .null),
        ("lives", .integer(walkLives)),
      ])
    ]
  }

  private var unjudged: [String] { first["unjudged"]?.allWords ?? [] }

  private var remarks: [String] {
    let doubts = first["doubts"]?.allWords ?? []
    let isDoubted = [units.contains(where: \.isUnsound), units.contains(where: \.isAmbiguous)]
    // A search that has found nothing is followed by the walks, of which nothing grows.
    let growth = findings.isEmpty ? nil : first["growth"]?.words
    return [growth].compactMap(\.self) + zip(doubts, isDoubted).filter(\.1).map(\.0) + unjudged
  }
}

/// What one shard has done, as it was read.
private struct DrivePart {
  let index: Int
  let search: DriveUnit
  let walks: DriveUnit
  let found: [DriveUnit]
  let difference: DriveUnit?

  init(_ json: OrderedJSON) throws(ShardFault) {
    guard let index = json["index"]?.count, let search = json["search"].flatMap(DriveUnit.init),
      let walks = json["walks"].flatMap(DriveUnit.init), let found = json["found"]?.list,
      json["model"]?.words != nil, json["watched"]?.allWords != nil,
      json["strategies"]?.list != nil, json["walkName"]?.words != nil,
      json["doubts"]?.allWords?.count == 2, let difference = json["difference"]
    else { throw .noResult }
    self.index = index
    self.search = search
    self.walks = walks
    self.found = found.compactMap(DriveUnit.init)
    self.difference = DriveUnit(difference)
    guard self.found.count == found.count, self.found.allSatisfy(\.isOfLife) else {
      throw .noResult
    }
  }
}

/// A unit of work, as it was read.
struct DriveUnit: Sendable {
  struct Finding: Sendable {
    let property: OrderedJSON
    let choices: OrderedJSON
  }

  let json: OrderedJSON
  let findings: [Finding]
  /// The number of the random life, or 0.
  let life: Int
  let subject: String
  let isOfLife: Bool

  init?(_ json: OrderedJSON) {
    guard let properties = json["properties"]?.list, let choices = json["choices"]?.list,
      properties.count == choices.count, json["coverage"]?["lives"]?.count != nil,
      json["stepsTaken"]?.counts != nil, json["slow"]?.counts != nil,
      json["slowNames"]?.allWords != nil
    else { return nil }
    self.json = json
    findings = zip(properties, choices).map(Finding.init)
    (life, subject) = (json["life"]?.count ?? 0, json["subject"]?.words ?? "")
    isOfLife = json["life"]?.count != nil && json["subject"]?.words != nil
  }

  var isUnsound: Bool { json["unsound"]?.isTrue == true }
  var isAmbiguous: Bool { json["ambiguous"]?.isTrue == true }

  /// A number of the coverage.
  func count(_ key: String) -> Int { json["coverage"]?[key]?.count ?? 0 }

  /// What is equal for equal work; times are not.
  var key: String {
    json.replacing("slow", by: .null).replacing("slowNames", by: .null)
      .replacing("coverage", by: (json["coverage"] ?? .null).replacing("slowCallbacks", by: .null))
      .line
  }
}

/// What several units have covered together.
private struct DriveCoverage {
  let json: OrderedJSON

  /// Adds up: what never happened in any unit has never happened.
  init(_ units: [DriveUnit]) throws(ShardFault) {
    guard let first = units.first?.json["coverage"], case .object(let members) = first else {
      throw .noResult
    }
    let taken = Set(units.flatMap { $0.json["stepsTaken"]?.counts ?? [] })
    json = .object(
      members.map { key, value in
        let lists = units.map { $0.json["coverage"]?[key]?.allWords ?? [] }
        switch key {
        case "lives", "steps": return (key, .integer(units.sum(of: key)))
        case "planStepsTaken": return (key, .integer(taken.count))
        case "planStepsInAll": return (key, value)
        case "futileCalls", "undrivenWork":
          return (key, .strings(Set(lists.joined()).sorted()))
        case "slowCallbacks": return (key, .strings(Self.slowest(units)))
        default: return (key, .strings(Self.common(lists)))
        }
      })
  }

  /// What is in every list, in the order of the first one.
  private static func common(_ lists: [[String]]) -> [String] {
    let rest = lists.dropFirst().map(Set.init)
    return (lists.first ?? []).filter { word in rest.allSatisfy { $0.contains(word) } }
  }

  /// For each callback that took too long, what the slowest unit says.
  private static func slowest(_ units: [DriveUnit]) -> [String] {
    var order: [String] = []
    var lines: [String: (milliseconds: Int, words: String)] = [:]
    for unit in units {
      let names = unit.json["slowNames"]?.allWords ?? []
      let times = unit.json["slow"]?.counts ?? []
      let words = unit.json["coverage"]?["slowCallbacks"]?.allWords ?? []
      for ((name, time), line) in zip(zip(names, times), words) {
        if lines[name] == nil { order.append(name) }
        if time > lines[name]?.milliseconds ?? -1 { lines[name] = (time, line) }
      }
    }
    return order.compactMap { lines[$0]?.words }
  }
}

extension [DriveUnit] {
  fileprivate func sum(of key: String) -> Int { reduce(0) { $0.addingClamped($1.count(key)) } }
}

extension Int {
  /// A sum that ends at the largest number: files may hold any counts.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
