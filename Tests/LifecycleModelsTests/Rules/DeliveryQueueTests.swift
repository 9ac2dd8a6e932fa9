import LifecycleModels
import Testing

@Suite struct `A delivery queue` {
  private let all: [Owed] =
    [.exit, .freeze, .leaveForeground]
    + Callback.allCases.flatMap { [Owed.call($0), .callOnly($0)] }

  @Test func `returns every item, in order`() {
    for item in all {
      #expect(DeliveryQueue([.exit, item, .freeze]).items == [.exit, item, .freeze])
    }
  }

  @Test func `holds sixteen items`() {
    let items = Array(all.prefix(16))
    #expect(DeliveryQueue(items).items == items)
    #expect(Array(DeliveryQueue(items)) == items)
  }

  @Test func `is first in, first out`() {
    var queue = DeliveryQueue([.call(.willResignActive), .exit])
    #expect(queue.first == .call(.willResignActive))
    queue.removeFirst()
    #expect(queue == DeliveryQueue([.exit]))
    queue.removeFirst()
    #expect(queue.isEmpty)
    #expect(queue.first == nil)
  }

  @Test func `can be extended at either end and searched`() {
    var queue = DeliveryQueue([.exit])
    queue.prepend(.call(.willTerminate))
    queue.append([.freeze])
    #expect(queue.items == [.call(.willTerminate), .exit, .freeze])
    #expect(queue.contains(.freeze))
    #expect(!queue.contains(.callOnly(.willTerminate)))
    queue.remove([.exit, .call(.willTerminate)])
    #expect(queue.items == [.freeze])
  }
}
