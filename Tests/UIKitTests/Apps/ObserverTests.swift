import Synchronization
import Testing
import UIKit

/// Counts activations with a block.
@MainActor private final class BlockObserver {
  private(set) var activations = 0
  private var tokens: [NSObjectProtocol] = []

  init() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.activations += 1 }
      })
    tokens.append(
      center.addObserver(forName: .UIApplicationWillResignActive, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.activations -= 10 }
      })
  }

  func stop() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}

/// Counts memory warnings with an asynchronous sequence.
///
/// The center is its own. Apps that other tests drive post to the default one, and a task that they resume
/// is taken for theirs: it ends with their process.
@MainActor private final class SequenceObserver {
  let center = NotificationCenter()
  private(set) var warnings = 0
  private var observation: Task<Void, Never>?

  init() {
    observation = Task { [weak self, center] in
      let name = UIApplication.didReceiveMemoryWarningNotification
      for await _ in center.notifications(named: name) {
        self?.warnings += 1
      }
    }
  }

  func stop() async {
    observation?.cancel()
    await observation?.value
  }
}

@MainActor @Suite struct `An observer` {
  @Test func `with a block receives notifications at once, even on the main queue`() {
    let observer = BlockObserver()
    defer { observer.stop() }
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    #expect(observer.activations == 1)
    NotificationCenter.default.post(name: .UIApplicationWillResignActive, object: nil)
    #expect(observer.activations == -9)
  }

  @Test func `with an asynchronous sequence receives notifications eventually`() async {
    let observer = SequenceObserver()
    // The number of turns of the main actor that this takes is unspecified; a thousand is too many.
    for _ in 0..<1000 where observer.warnings == 0 {
      observer.center.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      await Task.yield()
    }
    await observer.stop()
    #expect(observer.warnings > 0)
  }
}

@Suite struct `A block for the main queue` {
  @Test func `is called there when another thread posts`() async {
    let center = NotificationCenter()
    let name = UIApplication.significantTimeChangeNotification
    let calls = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { calls.withLock { $0 += 1 } }
    }
    await Task.detached { center.post(name: name, object: nil) }.value
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(calls.withLock { $0 } == 1)
  }
}

@Suite struct `Notifications as an asynchronous sequence` {
  private let center = NotificationCenter()
  private let name = UIApplication.significantTimeChangeNotification

  @Test func `are buffered from the first iteration on`() async {
    center.post(name: name, object: nil, userInfo: ["number": 0])
    var notifications = center.notifications(named: name).makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    var numbers: [Int?] = []
    for _ in 1...3 { numbers.append(await notifications.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `are those of one name and one object`() async {
    let object = UIColor.red
    var notifications = center.notifications(named: name, object: object).makeAsyncIterator()
    center.post(name: UIApplication.willTerminateNotification, object: object)
    center.post(name: name, object: UIColor.blue)
    center.post(name: name, object: object, userInfo: ["number": 1])
    let received = await notifications.next()
    #expect(received?.userInfo?["number"] as? Int == 1)
  }
}
