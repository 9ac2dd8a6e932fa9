import LifecycleModels
import ModelChecking
import Reporting

extension WalkResult {
  /// What `merge` needs of a shard: what each walk has visited for the first time.
  func part(milliseconds: Int) -> [(String, OrderedJSON)] {
    guard let record = report.record else { return [] }
    let walks = record.entries.flatMap { [$0.number, $0.steps, $0.states, $0.transitions] }
    let transitions = record.transitions.flatMap { [$0.source, $0.action.rule] }
    var members: [(String, OrderedJSON)] = [
      ("milliseconds", .integer(milliseconds)), ("model", .string(model.name)),
      ("profile", .string(model.profile.rawValue)),
      ("watched", .strings(watched.map(\.property.id))),
      ("rules", .strings(model.machine.rules.map(\.name))),
      ("walks", .array(walks.map(OrderedJSON.integer))),
      ("states", .strings(record.states.map(StateDigest.init).map(\.text))),
      ("transitions", .array(transitions.map(OrderedJSON.integer))),
    ]
    if report.wasCancelled { members.append(("interrupted", true)) }
    guard let last = record.entries.last, violation != nil || report.fault != nil else {
      return members
    }
    members.append(("endedBy", .integer(last.number)))
    if let violation { members.append(("property", violation.json)) }
    if let fault = report.fault { members.append(("reason", .string(fault.description))) }
    return members
  }
}

/// A name of a state that is the same in every process: half of a SHA-256 of all that it holds.
struct StateDigest: Hashable, Sendable {
  /// 32 hexadecimal digits.
  let text: String

  init(_ state: some ModelState) {
    let digest = SHA256.digest(of: Array(String(reflecting: state).utf8))
    text = digest.prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
