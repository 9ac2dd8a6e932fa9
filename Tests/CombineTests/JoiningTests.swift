import Combine
import Testing

@Suite struct `Publishers that are joined` {
  private let a = PassthroughSubject<Int, Trouble>()
  private let b = PassthroughSubject<Int, Trouble>()
  private let c = PassthroughSubject<Int, Trouble>()
  private let d = PassthroughSubject<Int, Trouble>()

  @Test func `merge delivers values as they come and finishes with the last publisher`() {
    let recorder = a.merge(with: b).recorder()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(recorder.log == ["subscription", "1", "2", "3", "finished"])
  }

  @Test func `merge fails with the first failure and cancels the others`() {
    var cancelled = false
    let recorder = a.merge(with: b.handleEvents(receiveCancel: { cancelled = true })).recorder()
    a.send(completion: .failure(.first))
    b.send(1)
    #expect(recorder.log == ["subscription", "failure first"])
    #expect(cancelled)
  }

  @Test func `merge delivers no more than is requested`() {
    let recorder = Publishers.Merge([1, 2].publisher, [3, 4].publisher.map { $0 })
      .recorder(first: .max(1))
    #expect(recorder.log == ["subscription", "1"])
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.count == 4)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log.sorted() == ["1", "2", "3", "4", "finished", "subscription"])
    #expect(recorder.log.last == "finished")
  }

  @Test func `merge takes up to eight publishers, in their order`() {
    let p = [1].publisher
    #expect(Publishers.Merge3(p, Just(2), Just(3)).record == "1 2 3 finished")
    #expect(p.merge(with: Just(2), Just(3), Just(4)).record == "1 2 3 4 finished")
    #expect(Publishers.Merge5(p, Just(2), Just(3), Just(4), Just(5)).count().record == "5 finished")
    #expect(
      p.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).record
        == "1 2 3 4 5 6 7 8 finished")
    #expect(Publishers.MergeMany([Just(1), Just(2)]).record == "1 2 finished")
    #expect(Publishers.MergeMany([Just<Int>]()).record == "finished")
  }

  @Test func `combineLatest delivers once all have a value, and then each change`() {
    let recorder = a.combineLatest(b).recorder()
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    b.send(completion: .finished)
    #expect(recorder.log == ["subscription", "(2, 3)", "(4, 3)", "(4, 5)", "finished"])
  }

  @Test func `combineLatest keeps the latest of what comes without demand`() {
    let recorder = a.combineLatest(b).recorder(first: .max(1))
    a.send(1)
    b.send(2)
    b.send(3)
    #expect(recorder.log == ["subscription", "(1, 2)"])
    let values = CurrentValueSubject<Int, Never>(0)
    let pairs = values.combineLatest(values.map { $0 * 10 }).recorder(first: .max(1))
    values.send(1)
    values.send(2)
    pairs.subscription?.request(.max(1))
    #expect(pairs.log.count == 3)
  }

  @Test func `combineLatest takes three and four publishers, and a closure`() {
    #expect(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).record == "(1, 2, 3) finished")
    let four = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.recorder()
    for (subject, value) in zip([a, b, c, d], [1, 20, 300, 4_000]) { subject.send(value) }
    c.send(0)
    #expect(four.log == ["subscription", "4321", "4021"])
    #expect(Just(1).combineLatest(Just("a")) { "\($0)\($1)" }.record == "1a finished")
  }

  @Test func `zip delivers the first with the first`() {
    let recorder = a.zip(b).recorder()
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    b.send(5)
    #expect(recorder.log == ["subscription", "(1, 3)", "(2, 4)"])
    a.send(completion: .finished)
    #expect(recorder.log == ["subscription", "(1, 3)", "(2, 4)", "finished"])
  }

  @Test func `zip finishes after the values that wait for a partner`() {
    let recorder = a.zip(b).recorder()
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.log == ["subscription", "(1, 2)", "finished"])
  }

  @Test func `zip takes three and four publishers`() {
    let numbers = [1, 2].publisher
    #expect(
      Publishers.Zip3(numbers, numbers, numbers).record == "(1, 1, 1) (2, 2, 2) finished")
    #expect(numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.record == "4 8 finished")
  }

  @Test func `append and prepend deliver one publisher after another`() {
    #expect([1].publisher.append(2, 3).record == "1 2 3 finished")
    #expect([1].publisher.append([2]).append([3].publisher).record == "1 2 3 finished")
    #expect([1].publisher.prepend(2, 3).record == "2 3 1 finished")
    #expect([1].publisher.prepend([2].publisher).record == "2 1 finished")
    #expect(failing(after: 1).append(2).record == "1 failure first")
  }

  @Test func `append subscribes to the second when the first has finished`() {
    let recorder = a.append(b).recorder()
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.log == ["subscription", "2", "3"])
  }

  @Test func `prefix until finishes with the first value of another publisher`() {
    let recorder = a.prefix(untilOutputFrom: b).recorder()
    a.send(1)
    b.send(0)
    a.send(2)
    #expect(recorder.log == ["subscription", "1", "finished"])
  }

  @Test func `drop until begins with the first value of another publisher`() {
    let recorder = a.drop(untilOutputFrom: b).recorder()
    a.send(1)
    b.send(0)
    a.send(2)
    b.send(completion: .finished)
    a.send(3)
    #expect(recorder.log == ["subscription", "2", "3"])
  }
}

@Suite struct `Publishers that are made of values` {
  private let outer = PassthroughSubject<Int, Never>()
  private let inner = [0, 1, 2].map { _ in PassthroughSubject<String, Never>() }

  @Test func `flatMap delivers the values of all`() {
    let recorder = outer.flatMap { inner[$0] }.recorder()
    outer.send(0)
    inner[0].send("a")
    outer.send(1)
    inner[1].send("b")
    inner[0].send("c")
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    #expect(recorder.log == ["subscription", "a", "b", "c"])
    inner[1].send(completion: .finished)
    #expect(recorder.log.last == "finished")
  }

  @Test func `flatMap subscribes to no more than a number at one time`() {
    var made: [Int] = []
    let recorder = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { number in
      made.append(number)
      return inner[number]
    }.recorder()
    #expect(made == [0])
    inner[0].send(completion: .finished)
    inner[1].send("b")
    #expect(made == [0, 1])
    #expect(recorder.log == ["subscription", "b"])
  }

  @Test func `flatMap delivers no more than is requested`() {
    let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorder(first: .max(1))
    #expect(recorder.log == ["subscription", "1"])
    for _ in 0..<3 { recorder.subscription?.request(.max(1)) }
    #expect(recorder.log.sorted() == ["1", "10", "2", "20", "finished", "subscription"])
  }

  @Test func `flatMap joins publishers that can fail with those that cannot`() {
    #expect(Just(1).flatMap { failing(after: $0) }.record == "1 failure first")
    #expect(failing(after: 1).flatMap { Just($0) }.record == "1 failure first")
    #expect(
      failing(after: 1).flatMap { failing(after: $0, with: .second) }.record == "1 failure second")
  }

  @Test func `flatMap of many finished publishers needs no deep stack`() {
    let count = (1...50_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.count()
    #expect(count.record == "50000 finished")
  }

  @Test func `switchToLatest cancels the publisher before`() {
    let recorder = outer.map { inner[$0] }.switchToLatest().recorder()
    outer.send(0)
    inner[0].send("a")
    outer.send(1)
    inner[0].send("b")
    inner[1].send("c")
    outer.send(completion: .finished)
    inner[1].send("d")
    inner[1].send(completion: .finished)
    #expect(recorder.log == ["subscription", "a", "c", "d", "finished"])
  }

  @Test func `switchToLatest joins publishers that can fail with those that cannot`() {
    #expect(Just(1).map { failing(after: $0) }.switchToLatest().record == "1 failure first")
    #expect(
      Just(1).setFailureType(to: Trouble.self).map { Just($0) }.switchToLatest().record
        == "1 finished")
  }
}
