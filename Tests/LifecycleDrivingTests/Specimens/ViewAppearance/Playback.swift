import LifecycleDriving
import LifecycleModels

/// The shape of B56 the other way round: a video plays while its view has appeared.
///
/// The belief: a view that cannot be seen has disappeared. Leaving the app makes nothing disappear.
/// Invariant: I35.
final class PausesWhenViewDisappears: Video, Specimen {
  static let callbacks: [Callback] = [.viewDidAppear, .viewDidDisappear]
}

final class PausesInBackground: Video, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive, .didEnterBackground]
}

/// An app that shows a video.
class Video {
  private(set) var isPlaying = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    isPlaying = delivery.callback == .viewDidAppear || delivery.callback == .didBecomeActive
  }

  var memory: Bool { isPlaying }
}

extension Specimen where Self: Video, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      Obligation(
        "I35", "nothing plays unseen", citing: [143],
        asked: .settled(in: [.background, .suspended])
      ) { $0.delegate.isPlaying ? "the video is playing" : nil })
  }
}
