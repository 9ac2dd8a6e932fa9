import Combine
import Foundation
import Testing

private struct Point {
  let x: Int
  let y: Int
}

@Suite struct `Operators on each value` {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `map changes it`() { #expect(numbers.map { $0 * 2 }.record == "2 4 6 8 finished") }

  @Test func `map takes properties`() {
    let points = [Point(x: 1, y: 2)].publisher
    #expect(points.map(\.x).record == "1 finished")
    #expect(points.map(\.x, \.y).record == "(1, 2) finished")
    #expect(points.map(\.x, \.y, \.x).record == "(1, 2, 1) finished")
  }

  @Test func `map passes an error on`() {
    #expect(failing(after: 1).map { $0 + 1 }.record == "2 failure first")
  }

  @Test func `tryMap fails with what is thrown, and takes no more`() {
    var taken = 0
    let result = numbers.handleEvents(receiveOutput: { _ in taken += 1 })
      .tryMap { if $0 == 2 { throw Trouble.second } else { $0 } }.record
    #expect(result == "1 failure second")
    #expect(taken == 2)
  }

  @Test func `compactMap leaves out nil`() {
    #expect(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }.record == "2 4 finished")
  }

  @Test func `tryCompactMap leaves out nil and fails with what is thrown`() {
    let result = numbers.tryCompactMap { number -> Int? in
      if number == 3 { throw Trouble.first }
      return number == 1 ? nil : number
    }
    #expect(result.record == "2 failure first")
  }

  @Test func `replaceNil gives nil a value`() {
    #expect([1, nil, 3].publisher.replaceNil(with: 0).record == "1 0 3 finished")
  }

  @Test func `scan emits each result`() {
    #expect(numbers.scan(10, +).record == "11 13 16 20 finished")
  }

  @Test func `tryScan fails with what is thrown`() {
    let result = numbers.tryScan(0) { if $1 == 3 { throw Trouble.first } else { $0 + $1 } }
    #expect(result.record == "1 3 failure first")
  }

  @Test func `decode and encode use a coder`() {
    #expect(
      Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).record
        == "[1, 2] finished")
    #expect(
      Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.record
        == "[1,2] finished")
    #expect(
      Just(Data("no".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).record
        .hasPrefix("failure"))
  }
}

@Suite struct `Operators that leave out values` {
  private let numbers = [1, 2, 3, 4].publisher

  @Test func `filter keeps what satisfies a condition`() {
    #expect(numbers.filter { $0 > 2 }.record == "3 4 finished")
  }

  @Test func `filter requests another value for one that it leaves out`() {
    let recorder = (1...9).publisher.filter { $0 % 3 == 0 }.recorder(first: .max(2))
    #expect(recorder.log == ["subscription", "3", "6"])
  }

  @Test func `tryFilter fails with what is thrown`() {
    #expect(
      numbers.tryFilter { if $0 == 3 { throw Trouble.first } else { $0 != 1 } }.record
        == "2 failure first")
  }

  @Test func `removeDuplicates leaves out what equals the value before`() {
    #expect([1, 1, 2, 1, 1].publisher.removeDuplicates().record == "1 2 1 finished")
    #expect(
      [1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.record == "1 2 finished")
  }

  @Test func `first finishes with the first value`() {
    #expect(numbers.first().record == "1 finished")
    #expect(numbers.first { $0 > 2 }.record == "3 finished")
    #expect(numbers.first { $0 > 9 }.record == "finished")
  }

  @Test func `first cancels its publisher before it delivers`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(receiveCancel: { log.append("cancel") }).first()
      .sink { log.append("\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log == ["cancel", "1"])
    cancellable.cancel()
  }

  @Test func `last waits for the end`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.last().recorder(first: .max(1))
    subject.send(1)
    subject.send(2)
    #expect(recorder.log == ["subscription"])
    subject.send(completion: .finished)
    #expect(recorder.log == ["subscription", "2", "finished"])
    #expect(numbers.last { $0 < 3 }.record == "2 finished")
  }

  @Test func `dropFirst leaves out the beginning`() {
    #expect(numbers.dropFirst().record == "2 3 4 finished")
    #expect(numbers.dropFirst(3).record == "4 finished")
  }

  @Test func `drop while leaves out the beginning only`() {
    #expect([1, 3, 1].publisher.drop { $0 < 2 }.record == "3 1 finished")
  }

  @Test func `prefix finishes with its last value`() {
    #expect(numbers.prefix(2).record == "1 2 finished")
    #expect(numbers.prefix(9).record == "1 2 3 4 finished")
  }

  @Test func `prefix of nothing finishes at once`() {
    let recorder = PassthroughSubject<Int, Never>().prefix(0).recorder()
    #expect(recorder.log == ["subscription", "finished"])
  }

  @Test func `prefix while finishes at the first value that does not satisfy`() {
    #expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }.record == "1 2 finished")
  }
}

@Suite struct `Operators that wait for the end` {
  private let numbers = [3, 1, 2].publisher

  @Test func `reduce emits one result`() { #expect(numbers.reduce(0, +).record == "6 finished") }

  @Test func `reduce emits nothing on failure`() {
    #expect(failing(after: 1).reduce(0, +).record == "failure first")
  }

  @Test func `reduce keeps its result until it is requested`() {
    let recorder = numbers.reduce(0, +).recorder(first: .none)
    #expect(recorder.log == ["subscription"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["subscription", "6", "finished"])
  }

  @Test func `collect emits all values in one array`() {
    #expect(numbers.collect().record == "[3, 1, 2] finished")
    #expect([Int]().publisher.collect().record == "[] finished")
  }

  @Test func `collect emits arrays of a number of values`() {
    #expect(numbers.collect(2).record == "[3, 1] [2] finished")
    #expect(numbers.collect(3).record == "[3, 1, 2] finished")
    #expect(failing(after: 1, 2, 3).collect(2).record == "[1, 2] failure first")
  }

  @Test func `count emits the number of values`() {
    #expect(numbers.count().record == "3 finished")
  }

  @Test func `ignoreOutput emits the completion only`() {
    #expect(numbers.ignoreOutput().record == "finished")
    #expect(failing(after: 1).ignoreOutput().record == "failure first")
  }

  @Test func `contains is known when the value is found`() {
    #expect(numbers.contains(1).record == "true finished")
    #expect(numbers.contains(7).record == "false finished")
    #expect(
      sequence(first: 1) { $0 + 1 }.publisher.contains { $0 > 5 }.record == "true finished")
  }

  @Test func `allSatisfy is known when one does not`() {
    #expect(numbers.allSatisfy { $0 > 0 }.record == "true finished")
    #expect(
      sequence(first: 1) { $0 + 1 }.publisher.allSatisfy { $0 < 5 }.record == "false finished")
  }

  @Test func `max and min emit one value`() {
    #expect(numbers.max().record == "3 finished")
    #expect(numbers.min().record == "1 finished")
    #expect(numbers.max { $0 > $1 }.record == "1 finished")
    #expect([Int]().publisher.max().record == "finished")
  }
}

@Suite struct `Operators on the completion` {
  @Test func `mapError changes the error`() {
    #expect(failing(after: 1).mapError { _ in Trouble.second }.record == "1 failure second")
  }

  @Test func `replaceError emits a value and finishes`() {
    #expect(failing(after: 1).replaceError(with: 0).record == "1 0 finished")
    #expect(Just(1).setFailureType(to: Trouble.self).replaceError(with: 0).record == "1 finished")
  }

  @Test func `replaceEmpty emits a value where there is none`() {
    #expect(Empty<Int, Never>().replaceEmpty(with: 1).record == "1 finished")
    #expect(Just(2).replaceEmpty(with: 1).record == "2 finished")
    #expect(Fail<Int, Trouble>(error: .first).replaceEmpty(with: 1).record == "failure first")
  }

  @Test func `assertNoFailure passes values on`() {
    #expect(Just(1).setFailureType(to: Trouble.self).assertNoFailure().record == "1 finished")
  }

  @Test func `assertNoFailure ends the program on failure`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, CancellationError>(error: CancellationError()).assertNoFailure().sink { _ in }
    }
  }

  @Test func `catch goes on with another publisher`() {
    #expect(failing(after: 1).catch { _ in [7, 8].publisher }.record == "1 7 8 finished")
  }

  @Test func `catch requests of the other publisher what is left of the demand`() {
    var requests: [Subscribers.Demand] = []
    let other = [7, 8, 9].publisher.handleEvents(receiveRequest: { requests.append($0) })
    let recorder = failing(after: 1).catch { _ in other }.recorder(first: .max(3))
    #expect(recorder.log == ["subscription", "1", "7", "8"])
    #expect(requests == [.max(2)])
  }

  @Test func `tryCatch fails with what is thrown`() {
    #expect(
      failing(after: 1).tryCatch { _ -> Just<Int> in throw Trouble.second }.record
        == "1 failure second")
    #expect(failing(after: 1).tryCatch { _ in Just(2) }.record == "1 2 finished")
  }

  @Test func `retry subscribes again, a number of times`() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return attempts == 3
        ? Just(1).setFailureType(to: Trouble.self).eraseToAnyPublisher()
        : failing(after: 0)
    }
    #expect(publisher.retry(1).record == "0 0 failure first")
    attempts = 0
    #expect(publisher.retry(5).record == "0 0 1 finished")
    #expect(attempts == 3)
  }
}

@Suite struct `Operators that watch` {
  @Test func `handleEvents calls its closures before it passes anything on`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append(text(of: $0)) },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let first = publisher.sink { log.append("sink \($0)") }
    subject.send(1)
    first.cancel()
    #expect(log == ["subscription", "request unlimited", "output 1", "sink 1", "cancel"])
    log = []
    let second = publisher.sink { _ in }
    subject.send(completion: .finished)
    second.cancel()
    #expect(log == ["subscription", "request unlimited", "finished"])
  }

  @Test func `print writes a line for each event`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("n", to: lines).sink { _ in }
    #expect(
      lines.text == """
        n: receive subscription: (Subscription)
        n: request unlimited
        n: receive value: (1)
        n: receive value: (2)
        n: receive finished

        """)
  }
}
