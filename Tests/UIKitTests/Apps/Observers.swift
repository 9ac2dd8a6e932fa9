import UIKit

/// Counts activations with a block.
@MainActor final class BlockObserver {
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
@MainActor final class SequenceObserver {
  private(set) var warnings = 0
  private var observation: Task<Void, Never>?

  init() {
    observation = Task { [weak self] in
      let name = UIApplication.didReceiveMemoryWarningNotification
      for await _ in NotificationCenter.default.notifications(named: name) {
        self?.warnings += 1
      }
    }
  }

  func stop() async {
    observation?.cancel()
    await observation?.value
  }
}
