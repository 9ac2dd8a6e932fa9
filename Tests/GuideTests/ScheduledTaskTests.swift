import LifecycleTesting
import Testing

final class Library {
  var articles = 0
}

/// An app that refreshes what it has stored, in the background.
final class Reader {
  private let library: Library
  private let application: Application
  private var finish: (() -> Void)?

  init(_ library: Library, _ application: Application) {
    (self.library, self.application) = (library, application)
  }

  /// Downloads on the main queue, as far as a test is concerned.
  func refresh(then finish: @escaping () -> Void) {
    self.finish = finish
    application.schedule("download") { [self] in
      library.articles = 1
      complete()
    }
  }

  func cancel() { complete() }

  private func complete() {
    finish?()
    finish = nil
  }
}

@Suite(.lifecycle(saved: .off)) struct ScheduledTaskTests {
  @Test func `a refresh is completed once, in every life`() {
    let reader = World(disk: Library(), launch: Reader.init)
      .on(.didFinishLaunching) { _, delivery in
        delivery.application.registerTask("org.example.refresh")
      }
      .on(.didEnterBackground) { _, delivery in delivery.application.submitTask() }
      .on(.bgLaunchHandler) { reader, delivery in reader.refresh(then: delivery.complete) }
      .on(.bgExpiration) { reader, _ in reader.cancel() }
    expectSafe(reader, by: [.exhaustive(steps: 50_000), .walks()])
  }
}
