import ModelChecking
import Reporting

// What a worker says in words.
extension SearchWorker {
  /// The version of the form of requests and replies.
  static var protocolVersion: Int { 2 }

  var hello: [UInt8] {
    let properties = judged.judges.map { judge in
      OrderedJSON.object([
        ("id", .string(judge.property.id)), ("statement", .string(judge.property.statement)),
        ("goal", .string(judge.goal.rawValue)),
      ])
    }
    return json(
      .object([
        ("protocol", .integer(Self.protocolVersion)),
        ("keyBytes", .integer(carrier.keyBytes + judged.observers)),
        ("traced", .bool(carrier.isTraced)), ("observers", .integer(judged.observers)),
        ("properties", .array(properties)),
      ]))
  }

  /// A trace in words: the initial state, then each action and the state that it leads to.
  func describe(_ reader: inout WorkerReader) throws(WorkerFault) -> [UInt8] {
    var place = try carrier.start(from: &reader, on: judged)
    let start = words(for: place.state)
    var steps: [OrderedJSON] = []
    while !reader.isAtEnd {
      let index = Int(try reader.number(UInt16.self))
      let (action, next) = try judged.place(after: place, takingActionNumbered: index)
      place = next
      steps.append(
        .object([
          ("action", .string(words(for: action))), ("state", .string(words(for: place.state))),
        ]))
    }
    return json(.object([("initial", .string(start)), ("steps", .array(steps))]))
  }

  private func words(for state: Machine.State) -> String {
    (judged.machine as? any DescribedMachine).flatMap { Self.words($0, state: state) } ?? "\(state)"
  }

  private func words(for action: Machine.Action) -> String {
    (judged.machine as? any DescribedMachine).flatMap { Self.words($0, action: action) }
      ?? "\(action)"
  }

  private static func words<M: DescribedMachine>(_ machine: M, state: Any) -> String? {
    (state as? M.State).map(machine.describe)
  }

  private static func words<M: DescribedMachine>(_ machine: M, action: Any) -> String? {
    (action as? M.Action).map { machine.describe($0).name }
  }

  private func json(_ value: OrderedJSON) -> [UInt8] { Array(value.line.utf8) }
}
