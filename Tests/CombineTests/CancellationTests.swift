import Combine
import Testing

private final class Token {}

private final class Holder {
  var number = 0
  var seen: [Int] = []
}

@Suite struct `A subscription` {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `ends when its cancellable is freed`() {
    var seen: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    cancellable = nil
    subject.send(2)
    #expect(seen == [1])
    _ = cancellable
  }

  @Test func `is kept by a set, or by an array`() {
    var seen: [String] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { seen.append("s\($0)") }.store(in: &set)
    subject.sink { seen.append("a\($0)") }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array = []
    subject.send(3)
    #expect(seen == ["s1", "a1", "a2"])
  }

  @Test func `frees what its closures hold when it is cancelled`() {
    var token: Token? = Token()
    weak let freed = token
    let cancellable = subject.map { $0 + 1 }.filter { _ in true }.merge(with: Just(1).append(2))
      .combineLatest(Just(1)).sink { [token] _ in _ = token }
    token = nil
    #expect(freed != nil)
    cancellable.cancel()
    #expect(freed == nil)
  }

  @Test func `frees what its closures hold also where the subscriber lives on`() {
    var token: Token? = Token()
    weak let freed = token
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { [token] _ in _ = token }
    subject.subscribe(sink)
    token = nil
    #expect(freed != nil)
    sink.cancel()
    #expect(freed == nil)
  }

  @Test func `frees what its closures hold when it completes`() {
    var token: Token? = Token()
    weak let freed = token
    let cancellable = subject.scan(0, +).flatMap { Just($0) }.sink { [token] _ in _ = token }
    token = nil
    subject.send(1)
    #expect(freed != nil)
    subject.send(completion: .finished)
    #expect(freed == nil)
    cancellable.cancel()
  }

  @Test func `through every kind of operator frees what its closures hold`() {
    var token: Token? = Token()
    weak let freed = token
    let scheduler = TestScheduler()
    let cancellable = subject.share().receive(on: scheduler).delay(for: 1, scheduler: scheduler)
      .debounce(for: 1, scheduler: scheduler).throttle(for: 1, scheduler: scheduler, latest: true)
      .timeout(1, scheduler: scheduler).subscribe(on: ImmediateScheduler.shared)
      .prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
      .drop(untilOutputFrom: Just(1)).setFailureType(to: Trouble.self).retry(1).catch { _ in Just(0)
      }.zip(subject)
      .map { Just($0.0) }.switchToLatest().handleEvents().prepend(1)
      .sink { [token] _ in _ = token }
    token = nil
    subject.send(1)
    scheduler.pass(500)
    #expect(freed != nil)
    cancellable.cancel()
    #expect(freed == nil)
  }

  @Test func `delivers nothing after it is cancelled from within a delivery`() {
    var seen: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.map { $0 * 2 }.sink {
      seen.append($0)
      cancellable?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [2])
  }

  @Test func `of a sequence can be cancelled from within a delivery`() {
    let recorder = Recorder<Int, Never>(first: .unlimited)
    recorder.onValue = { if $0 == 2 { recorder.subscription?.cancel() } }
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.log == ["subscription", "1", "2"])
  }

  @Test func `is cancelled once`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func `writes into a property, and keeps its object until it ends`() {
    var holder: Holder? = Holder()
    weak let freed = holder
    let cancellable = holder.map { subject.assign(to: \.number, on: $0) }
    holder = nil
    subject.send(3)
    #expect(freed?.number == 3)
    cancellable?.cancel()
    #expect(freed == nil)
  }

  @Test func `may be stored into an object by the object itself without a cycle`() {
    final class Owner {
      var cancellables: Set<AnyCancellable> = []
      var seen: [Int] = []
    }
    var owner: Owner? = Owner()
    weak let freed = owner
    if let owner {
      subject.sink { [weak owner] in owner?.seen.append($0) }.store(in: &owner.cancellables)
    }
    subject.send(1)
    #expect(owner?.seen == [1])
    owner = nil
    #expect(freed == nil)
  }
}

@Suite struct `A subscriber` {
  @Test func `may be made of closures`() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never> {
      $0.request(.max(1))
    } receiveValue: {
      log.append("\($0)")
      return $0 == 1 ? .max(1) : .none
    } receiveCompletion: { _ in
      log.append("finished")
    }
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(log == ["1", "2"])
  }

  @Test func `may be hidden`() {
    let recorder = Recorder<Int, Never>(first: .unlimited)
    Just(1).subscribe(AnySubscriber(recorder))
    #expect(recorder.log == ["subscription", "1", "finished"])
  }
}

@Suite struct `A demand` {
  @Test func `is never negative, and unlimited stays unlimited`() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5))
    #expect(Subscribers.Demand.max(2) - 3 == .none)
    #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
    #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.unlimited > .max(.max))
    #expect(Subscribers.Demand.unlimited.max == nil)
    #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
  }
}
