import Testing

@testable import LifecycleModels

@Suite struct `The queue of events` {
  static let pairs = RunLoopState.Event.allCases.flatMap { first in
    RunLoopState.Event.allCases.map { (first, $0) }
  }

  @Test(arguments: pairs)
  func `returns two events in the order of arrival`(
    first: RunLoopState.Event, second: RunLoopState.Event
  ) {
    var queue = EventQueue([first, second])
    #expect(queue.events == [first, second])
    #expect(queue.first == first)
    queue.removeFirst()
    #expect(queue == EventQueue([second]))
    queue.removeFirst()
    #expect(queue == EventQueue())
    #expect(queue.first == nil)
  }

  @Test func `has room for two events only`() {
    #expect(EventQueue([.touch]).hasRoom)
    #expect(!EventQueue([.touch, .touch]).hasRoom)
    #expect([[], [.touch], [.touch, .touch]].map { EventQueue($0).count } == [0, 1, 2])
    #expect(EventQueue([.touch, .handOver, .touch]) == EventQueue([.touch, .handOver]))
  }

  @Test func `is empty only at first`() {
    #expect(EventQueue().isEmpty)
    #expect(!EventQueue([.motionOrLocation]).isEmpty)
  }

  @Test func `is compared as its events are`() {
    let events: [RunLoopState.Event] = [.touch, .handOver, .motionOrLocation]
    let lists = [[]] + events.map { [$0] } + events.flatMap { one in events.map { [one, $0] } }
    for list in lists {
      let queue = EventQueue(list)
      #expect(queue.withoutFirst.events == Array(list.dropFirst()))
      #expect(queue.withoutLast.events == list.dropLast())
      for other in lists {
        #expect(queue.starts(with: EventQueue(other)) == list.starts(with: other))
      }
    }
  }
}
