import DistributedSearch
import Foundation
import LifecycleModels
import ModelChecking
import Testing

@Suite struct `A search over workers` {
  private static let model = DeviceModel(profile: .observed, apps: 3)

  @Test func `counts the states, transitions and levels of a search in one process`() throws {
    let worker = SearchWorker(Self.model.machine)
    let search = try LevelSearch { worker.reply(to: $0) }
    let known = Self.model.machine.check()
    #expect(search.states == known.states)
    #expect(search.transitions == known.transitions)
    #expect(search.levels.count == known.depth + 1)
  }

  @Test func `counts the same over the pipes of a process`() throws {
    let process = try WorkerProcess("3")
    let search = try LevelSearch { try process.ask($0) }
    let known = Self.model.machine.check()
    #expect(search.states == known.states)
    #expect(search.transitions == known.transitions)
  }

  @Test func `finds the shortest counterexamples of what can be judged step by step`() throws {
    let properties = Self.model.properties(of: Self.model.machine).map(\.property)
    let worker = SearchWorker(Self.model.machine, checking: properties)
    let goals = try Self.goals(worker)
    let search = try LevelSearch { worker.reply(to: $0) }
    let known = Self.model.machine.check(properties)
    for (number, result) in known.results.enumerated() where goals[number] == "counterexample" {
      if case .violated(let counterexample?) = result.verdict {
        #expect(search.nearest[number] == counterexample.trace.count, "\(properties[number].id)")
      } else {
        #expect(search.nearest[number] == nil, "\(properties[number].id)")
      }
    }
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
    #expect(String(decoding: reply.dropFirst(), as: UTF8.self).contains("action 255 is asked for"))
  }

  @Test func `refuses the code that marks a vacant slot`() {
    let reply = worker.reply(to: Array("E".utf8) + [1, 0, 0, 0] + Array(repeating: 255, count: 8))
    #expect(
      String(decoding: reply.dropFirst(), as: UTF8.self)
        == "the request holds a code that no state has.")
  }

  @Test func `ends if a length is beyond the limit, or input ends within a request`() throws {
    for input in [[255, 255, 255, 255], [9, 0, 0, 0, 69], [1, 2]] as [[UInt8]] {
      #expect(try WorkerProcess("3").status(after: input) == 65)
    }
    #expect(try WorkerProcess("3").status(after: []) == 0)
  }
}
