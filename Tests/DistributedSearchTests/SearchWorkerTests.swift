import DistributedSearch
import Foundation
import LifecycleModels
import ModelChecking
import Testing

@Suite struct `A search over workers` {
  private static let model = DeviceModel(profile: .observed, apps: 2)
  private static let known = model.machine.check()

  @Test func `counts the states, transitions and levels of a search in one process`() throws {
    let worker = SearchWorker(Self.model.machine)
    let search = try LevelSearch { worker.reply(to: $0) }
    let known = Self.known
    #expect(search.states == known.states)
    #expect(search.transitions == known.transitions)
    #expect(search.levels.count == known.depth + 1)
  }

  @Test func `counts the same over the pipes of a process`() throws {
    let process = try WorkerProcess("\(Self.model.apps)")
    let search = try LevelSearch { try process.ask($0) }
    #expect(search.states == Self.known.states)
    #expect(search.transitions == Self.known.transitions)
  }

  @Test func `finds the shortest counterexamples of what can be judged step by step`() throws {
    // Patterns multiply the states, and have tests of their own.
    let properties = Self.model.properties(of: Self.model.machine).map(\.property).filter {
      !$0.claims.contains { if case .pattern = $0 { true } else { false } }
    }
    let worker = SearchWorker(Self.model.machine, checking: properties)
    let goals = try Self.goals(worker)
    let search = try LevelSearch { worker.reply(to: $0) }
    let known = Self.model.machine.check(properties)
    var broken = 0
    for (number, result) in known.results.enumerated() where goals[number] == "counterexample" {
      if case .violated(let counterexample?) = result.verdict {
        broken += 1
        #expect(search.nearest[number] == counterexample.trace.count, "\(properties[number].id)")
      } else {
        #expect(search.nearest[number] == nil, "\(properties[number].id)")
      }
    }
    #expect(broken > 0)
  }

  private static func goals(_ worker: SearchWorker<RuleMachine<DeviceState>>) throws -> [String] {
    let hello = worker.reply(to: Array("H".utf8)).dropFirst()
    let value = try JSONSerialization.jsonObject(with: Data(hello)) as? [String: Any]
    let properties = value?["properties"] as? [[String: Any]]
    return properties?.compactMap { $0["goal"] as? String } ?? []
  }

  @Test func `tells a trace in words`() throws {
    let worker = SearchWorker(Self.model.machine)
    let first = worker.reply(to: Array("I".utf8)).dropFirst(5).prefix(8)
    let words = String(
      decoding: worker.reply(to: Array("D".utf8) + first + [0, 0]).dropFirst(), as: UTF8.self)
    #expect(words.hasPrefix(#"{"initial":""#))
    #expect(words.contains(#""action":""#))
  }
}

@Suite struct `A worker of a machine without codes` {
  /// The smallest model; `.ci/spark` searches the larger ones.
  private static let model = ViewsModel(profile: .observed)

  @Test func `counts the states, transitions and levels of a search in one process`() throws {
    let worker = SearchWorker(byTraces: Self.model.machine)
    let search = try LevelSearch(keyBytes: 32, isTraced: true) { worker.reply(to: $0) }
    let known = Self.model.machine.check()
    #expect(search.states == known.states)
    #expect(search.transitions == known.transitions)
    #expect(search.levels.count == known.depth + 1)
  }

  @Test func `tells a trace that begins with the number of an initial state`() {
    let worker = SearchWorker(byTraces: ViewsModel(profile: .observed).machine)
    let told = worker.reply(to: Array("D".utf8) + [0, 0, 0, 0])
    #expect(told.first == 0)
    let refused = worker.reply(to: Array("D".utf8) + [77, 0])
    #expect(words(refused).contains("initial state 77 was requested, but there are only "))
  }

  /// A state that holds a set, of which reflection shows no order.
  private struct Unordered: StateMachine {
    let initialStates: [Set<Int>] = [[1, 2, 3]]
    func actions(in state: Set<Int>) -> [Int] { [] }
    func successor(of state: Set<Int>, taking action: Int) -> Set<Int> { state }
  }

  @Test func `refuses states that no text tells apart in every process`() {
    let reply = SearchWorker(byTraces: Unordered()).reply(to: Array("I".utf8))
    #expect(reply.first == 1)
    #expect(words(reply).contains("Set<Int>, which has no order"))
    #expect(words(reply).contains("give the states a code: CompactState or PackedState."))
  }

  /// States that differ although reflection shows nothing of them.
  private struct Hidden: StateMachine {
    struct State: Hashable, Sendable, CustomReflectable, CustomDebugStringConvertible {
      let number: Int
      var customMirror: Mirror { Mirror(self, children: [:]) }
      var debugDescription: String { "hidden" }
    }
    let initialStates = [State(number: 0)]
    func actions(in state: State) -> [Int] { [1, 2] }
    func successor(of state: State, taking action: Int) -> State {
      State(number: state.number + action)
    }
  }

  @Test func `notices that different states have the same text`() {
    let worker = SearchWorker(byTraces: Hidden())
    let key = worker.reply(to: Array("I".utf8)).dropFirst(5)
    let reply = worker.reply(to: Array("E".utf8) + [1, 0, 0, 0] + key + [1, 0, 0, 0])
    #expect(words(reply).contains("two different states have the same key"))
  }

  @Test func `notices that a trace leads to another state than before`() {
    let worker = SearchWorker(byTraces: ViewsModel(profile: .observed).machine)
    let key = [UInt8](repeating: 7, count: 32)
    let reply = worker.reply(to: Array("E".utf8) + [1, 0, 0, 0] + key + [1, 0, 0, 0])
    #expect(words(reply).contains("a trace leads to a different state than before"))
  }

  private func words(_ reply: [UInt8]) -> String {
    String(decoding: reply.dropFirst(), as: UTF8.self)
  }
}

@Suite struct `A search over workers for patterns` {
  @Test func `finds the shortest trace that breaks each, as the engine does`() throws {
    var (broken, kept) = (0, 0)
    // One system has half as many states as all, and breaks the same patterns.
    let system = SystemVersions.only(26)
    try count(DeviceModel(profile: .observed, apps: 2, systems: system), &broken, &kept) {
      SearchWorker($0, checking: $1)
    }
    try count(ViewsModel(profile: .observed, systems: system), &broken, &kept) {
      SearchWorker(byTraces: $0, checking: $1)
    }
    #expect(broken > 3)
    #expect(kept > 3)
  }

  /// Searches for each pattern of a model alone; counts those that are broken, and those that are not.
  private func count<M: Model>(
    _ model: M, _ broken: inout Int, _ kept: inout Int,
    making make: (RuleMachine<M.State>, [Property<RuleMachine<M.State>>])
      -> SearchWorker<RuleMachine<M.State>>
  ) throws {
    for property in model.properties(of: model.machine).map(\.property) {
      let patterns = property.claims.count { if case .pattern = $0 { true } else { false } }
      if patterns == 0 { continue }
      let worker = make(model.machine, [property])
      let hello = try hello(worker.reply(to: Array("H".utf8)))
      let goals = hello["properties"] as? [[String: Any]]
      guard goals?.first?["goal"] as? String == "counterexample" else { continue }
      #expect(hello["observers"] as? Int == patterns)
      let size = try #require(hello["keyBytes"] as? Int)
      let search = try LevelSearch(keyBytes: size, isTraced: hello["traced"] as? Bool == true) {
        worker.reply(to: $0)
      }
      switch model.machine.check([property]).results[0].verdict {
      case .violated(let counterexample?):
        broken += 1
        #expect(search.nearest[0] == counterexample.trace.count, "\(property.id)")
      case .holds:
        kept += 1
        #expect(search.nearest[0] == nil, "\(property.id)")
      default: break
      }
    }
  }

  private func hello(_ reply: [UInt8]) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: Data(reply.dropFirst())) as? [String: Any])
  }
}

@Suite struct `A worker that is asked nonsense` {
  private let worker = SearchWorker(DeviceModel(profile: .observed, apps: 3).machine)

  @Test(
    arguments: [
      ("", "the request begins with nothing"), ("X", "the request begins with byte 88"),
      ("E", "does not have the length"), ("E\u{2}\0\0\0abcdefgh", "does not have the length"),
      ("D\u{2}", "does not have the length"),
    ])
  func `says what is wrong`(request: String, words: String) {
    let reply = worker.reply(to: Array(request.utf8))
    #expect(reply.first == 1)
    #expect(String(decoding: reply.dropFirst(), as: UTF8.self).contains(words))
  }

  @Test func `refuses an action that a state does not have`() {
    let first = worker.reply(to: Array("I".utf8)).dropFirst(5).prefix(8)
    let reply = worker.reply(to: Array("D".utf8) + first + [255, 0])
    #expect(String(decoding: reply.dropFirst(), as: UTF8.self).contains("action 255 was requested"))
  }

  @Test func `refuses the code that marks a vacant slot`() {
    let reply = worker.reply(to: Array("E".utf8) + [1, 0, 0, 0] + Array(repeating: 255, count: 8))
    #expect(
      String(decoding: reply.dropFirst(), as: UTF8.self)
        == "the request contains a code that no state has.")
  }

  @Test func `ends if a length is beyond the limit, or input ends within a request`() throws {
    for input in [[255, 255, 255, 255], [9, 0, 0, 0, 69], [1, 2]] as [[UInt8]] {
      #expect(try WorkerProcess("3").status(after: input) == 65)
    }
    #expect(try WorkerProcess("3").status(after: []) == 0)
  }
}
