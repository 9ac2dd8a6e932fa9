import Foundation
import LifecycleModels
import Reporting

// The form of a file of coverage: one object, with its keys in order.
extension LifeCoverage {
  private static let versionKey = "lifecycleCoverage"
  private static let version = 1

  /// The coverage in JSON.
  public var json: OrderedJSON {
    .object(members + (parts.isEmpty ? [] : [(Self.partsKey, .strings(parts))]))
  }

  private static let partsKey = "parts"

  private var members: [(String, OrderedJSON)] {
    [
      (Self.versionKey, .integer(Self.version)), ("model", .string(model.name)),
      ("profile", .string(model.profile.rawValue)),
      ("size", model.size.map { .integer($0) } ?? .null), ("checks", .integer(checks)),
      ("lives", .integer(lives)), ("steps", .integer(steps)), ("rules", Self.json(rules)),
      ("callbacks", Self.json(callbacks)), ("states", Self.json(states)),
    ]
  }

  private static func json(_ counts: [String: Int]) -> OrderedJSON {
    .object(counts.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })
  }

  /// Reads coverage.
  ///
  /// - Parameter bytes: The content of a file.
  /// - Throws: ``CoverageFault`` if it is not the coverage of a model.
  public init(_ bytes: [UInt8]) throws(CoverageFault) {
    let value: JSONValue
    do { value = try JSONReader.value(ofText: bytes) } catch {
      // A clause, to which the command adds the full stop.
      throw .malformed(String(error.inWords.dropLast()))
    }
    guard let object = value.object, let version = object[Self.versionKey] else {
      throw .malformed("there is no key “\(Self.versionKey)”")
    }
    guard version.wholeNumber == Self.version else {
      throw .malformed("only version \(Self.version) of the format is known")
    }
    guard let name = object["model"]?.text else { throw .malformed("“model” is not a name") }
    guard let profile = object["profile"]?.text.flatMap(Profile.init(rawValue:)) else {
      throw .malformed("“profile” is not documented or observed")
    }
    self.init(
      of: CoveredModel(name: name, profile: profile, size: object["size"]?.wholeNumber),
      checks: try Self.count(object["checks"], "checks"),
      lives: try Self.count(object["lives"], "lives"),
      steps: try Self.count(object["steps"], "steps"),
      rules: try Self.counts(object, "rules"), callbacks: try Self.counts(object, "callbacks"),
      states: try Self.counts(object, "states"),
      parts: (object[Self.partsKey]?.list ?? []).compactMap(\.text))
  }

  private static func counts(
    _ object: JSONObject, _ key: String
  ) throws(CoverageFault) -> [String: Int] {
    guard let counts = object[key]?.object else { throw .malformed("“\(key)” is not an object") }
    var result: [String: Int] = [:]
    for name in counts.keys { result[name] = try count(counts[name], "\(key).\(name)") }
    return result
  }

  private static func count(_ value: JSONValue?, _ key: String) throws(CoverageFault) -> Int {
    guard let count = value?.wholeNumber, count >= 0 else {
      throw .malformed("“\(key)” is not a count")
    }
    return count
  }
}

/// Why a file is not the coverage of a model.
public enum CoverageFault: Error, Hashable {
  /// It does not have the form of coverage; the reason is a clause.
  case malformed(String)
}

extension CoverageFault: LocalizedError {
  /// The error in words, to follow the name of the file.
  public var errorDescription: String? {
    switch self {
    case .malformed(let reason): "it is not the coverage of a check: \(reason)"
    }
  }
}
