import Testing

@testable import Combine

private class Model: ObservableObject {
  @Published var count = 0
  @Published var name: String?
  var other = 0
}

private final class Submodel: Model {
  @Published var extra = false
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  @Published var count = 0
}

private class Plain: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private class MiddlePlain: Plain {
  var a = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

private class LargePlain: MiddlePlain {
  var b = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

private final class HugePlain: LargePlain {
  var c = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

@Suite struct `A published property` {
  private let model = Model()

  @Test func `delivers its value, and each new one before it is stored`() {
    var log: [String] = []
    let cancellable = model.$count.sink { log.append("\($0) over \(model.count)") }
    model.count = 1
    model.count += 1
    #expect(log == ["0 over 0", "1 over 0", "2 over 1"])
    #expect(model.count == 2)
    cancellable.cancel()
  }

  @Test func `delivers also a value that equals the last`() {
    let recorder = model.$count.recorder()
    model.count = 0
    #expect(recorder.log == ["subscription", "0", "0"])
  }

  @Test func `keeps the latest of the values that come without demand`() {
    let recorder = model.$count.recorder(first: .max(1))
    model.count = 1
    model.count = 2
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["subscription", "0", "2"])
  }

  @Test func `does not keep its object alive`() {
    var model: Model? = Model()
    weak let freed = model
    let cancellable = model?.$count.sink { _ in }
    model = nil
    #expect(freed == nil)
    cancellable?.cancel()
  }

  @Test func `takes values from a publisher for as long as its object lives`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = false
    var model: Model? = Model()
    if let model {
      subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$count)
    }
    subject.send(5)
    #expect(model?.count == 5)
    #expect(!cancelled)
    model = nil
    #expect(cancelled)
  }

  @Test func `may be read while it is assigned`() {
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.count) }
    [7, 8].publisher.assign(to: &model.$count)
    #expect(seen == [0, 7])
    #expect(model.count == 8)
    cancellable.cancel()
  }
}

@Suite struct `An observable object` {
  @Test func `announces a change before it is published and stored`() {
    let model = Model()
    var log: [String] = []
    let first = model.objectWillChange.sink { log.append("will change \(model.count)") }
    let second = model.$count.dropFirst().sink { log.append("value \($0)") }
    model.count = 1
    model.name = "a"
    model.other = 1
    #expect(log == ["will change 0", "value 1", "will change 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `has one publisher for its life`() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== Model().objectWillChange)
  }

  @Test func `announces changes of the properties of its superclass`() {
    let model = Submodel()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.count = 1
    model.extra = true
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func `with a publisher of its own sends what it likes`() {
    let custom = Custom()
    let recorder = custom.objectWillChange.recorder()
    custom.count = 1
    custom.objectWillChange.send("a")
    #expect(recorder.log == ["subscription", "a"])
  }

  @Test func `without published properties has one publisher for its life, too`() {
    let plain = Plain()
    var seen: [Int] = []
    let cancellable = plain.objectWillChange.sink { seen.append(plain.count) }
    plain.count = 1
    plain.count = 2
    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test func `without published properties leaves nothing behind`() {
    // Objects of different sizes have different addresses, so that no entry is overwritten.
    for make in [{ Plain() }, { MiddlePlain() }, { LargePlain() }, { HugePlain() }] as [() -> Plain]
    {
      for object in (0..<500).map({ _ in make() }) { object.count = 1 }
    }
    #expect(PlainObjects.shared.count < 1_100)
  }

  @Test func `is freed while it is observed`() {
    var model: Model? = Model()
    weak let freed = model
    let cancellable = model?.objectWillChange.sink {}
    model = nil
    #expect(freed == nil)
    cancellable?.cancel()
  }
}
