import Foundation
import Testing

@testable import Benchmarks

@Suite struct `A race` {
  @Test func `lets the contestants run in turn`() {
    #expect(
      announcements(of: [.steady("a"), .steady("b")], rounds: 2) == [
        "a, preparation", "b, preparation", "a, run 1 of 2", "b, run 1 of 2", "a, run 2 of 2",
        "b, run 2 of 2",
      ])
  }

  @Test func `has three rounds by default, and one for slow contestants`() {
    #expect(
      announcements(of: [.steady("a"), .steady("b", isSlow: true)], rounds: nil) == [
        "a, preparation", "b, preparation", "a, run 1 of 3", "b, run 1 of 1", "a, run 2 of 3",
        "a, run 3 of 3",
      ])
  }

  @Test func `keeps the result of each run`() {
    let results = Race(rounds: 2) { _ in }.run([.steady("a")])
    #expect(results["a"]?.samples == [Sample(seconds: 2), Sample(seconds: 2)])
    #expect(results["a"]?.failure == nil)
  }

  @Test func `does not repeat a contestant that has failed`() {
    let words = announcements(of: [.failing("a"), .steady("b")], rounds: 2)
    #expect(words.filter { $0.hasPrefix("a") } == ["a, preparation", "a, run 1 of 2"])
  }

  @Test func `does not run a contestant that cannot be prepared`() {
    let absence = MeasurementError.missingProgram("SPIN", advice: "get it")
    let contestant = Contestant(id: "a") { throw absence }
    let results = Race(rounds: nil) { _ in }.run([contestant, .steady("b")])
    #expect(results["a"]?.failure == absence)
    #expect(results["a"]?.samples == [])
    #expect(results["b"]?.samples.count == 3)
  }

  @Test func `keeps the text of unknown errors`() {
    let contestant = Contestant("a") { throw CocoaError(.fileNoSuchFile) }
    let failure = Race(rounds: 1) { _ in }.run([contestant])["a"]?.failure
    #expect(failure == .failed("a", reason: CocoaError(.fileNoSuchFile).localizedDescription))
  }

  private func announcements(of contestants: [Contestant], rounds: Int?) -> [String] {
    var words: [String] = []
    _ = Race(rounds: rounds) { words.append($0) }.run(contestants)
    return words
  }
}

extension Contestant {
  fileprivate static func steady(_ id: String, isSlow: Bool = false) -> Contestant {
    Contestant(id: id, isSlow: isSlow) { { Sample(seconds: 2) } }
  }

  fileprivate static func failing(_ id: String) -> Contestant {
    Contestant(id) { throw MeasurementError.failed(id, reason: "on purpose") }
  }
}
