import Combine
import Testing

@Suite struct `Publishers that stand at the beginning` {
  @Test func `Just delivers its value and finishes`() { #expect(Just(1).record == "1 finished") }

  @Test func `Just keeps its value until it is requested`() {
    let recorder = Just(1).recorder(first: .none)
    #expect(recorder.log == ["subscription"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["subscription", "1", "finished"])
  }

  @Test func `Empty finishes at once, or never`() {
    #expect(Empty<Int, Never>().record == "finished")
    #expect(Empty<Int, Never>(completeImmediately: false).record == "")
  }

  @Test func `Fail fails at once, also without demand`() {
    let recorder = Fail<Int, Trouble>(error: .first).recorder(first: .none)
    #expect(recorder.log == ["subscription", "failure first"])
  }

  @Test func `a sequence delivers its elements and finishes`() {
    #expect([1, 2, 3].publisher.record == "1 2 3 finished")
    #expect([Int]().publisher.record == "finished")
  }

  @Test func `a sequence delivers no more than is requested`() {
    let recorder = [1, 2, 3].publisher.recorder(first: .max(1))
    #expect(recorder.log == ["subscription", "1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["subscription", "1", "2"])
    recorder.subscription?.request(.max(5))
    #expect(recorder.log == ["subscription", "1", "2", "3", "finished"])
  }

  @Test func `a long sequence that is requested one by one needs no deep stack`() {
    let recorder = (1...100_000).publisher.filter { _ in true }.map { $0 }
      .recorder(first: .max(1), more: .max(1))
    #expect(recorder.log.count == 100_002)
  }

  @Test func `an endless sequence is read as far as it is wanted`() {
    #expect(sequence(first: 1) { $0 + 1 }.publisher.prefix(3).record == "1 2 3 finished")
  }

  @Test func `an optional and a result are publishers`() {
    #expect(Int?.some(1).publisher.record == "1 finished")
    #expect(Int?.none.publisher.record == "finished")
    #expect(Result<Int, Trouble>.success(1).publisher.record == "1 finished")
    #expect(Result<Int, Trouble>.failure(.first).publisher.record == "failure first")
  }

  @Test func `Deferred makes a publisher for each subscriber`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.record == "1 finished")
    #expect(deferred.record == "2 finished")
  }
}

@Suite struct `A future` {
  @Test func `begins its work before there is a subscriber, and once`() {
    var count = 0
    let future = Future<Int, Never> { promise in
      count += 1
      promise(.success(7))
    }
    #expect(count == 1)
    #expect(future.record == "7 finished")
    #expect(future.record == "7 finished")
    #expect(count == 1)
  }

  @Test func `delivers to those who wait, in their order`() {
    var promise: ((Result<Int, Trouble>) -> Void)?
    let future = Future<Int, Trouble> { promise = $0 }
    var order: [String] = []
    let first = future.sink(receiveCompletion: { _ in }, receiveValue: { order.append("a\($0)") })
    let second = future.sink(receiveCompletion: { _ in }, receiveValue: { order.append("b\($0)") })
    promise?(.success(1))
    promise?(.success(2))
    #expect(order == ["a1", "b1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `fails`() {
    #expect(Future<Int, Trouble> { $0(.failure(.second)) }.record == "failure second")
  }

  @Test func `delivers nothing to a subscriber that has cancelled`() {
    var promise: ((Result<Int, Never>) -> Void)?
    let recorder = Future<Int, Never> { promise = $0 }.recorder()
    recorder.subscription?.cancel()
    promise?(.success(1))
    #expect(recorder.log == ["subscription"])
  }
}
