import LifecycleDriving
import LifecycleModels

/// B56 the other way round: a video plays as long as its view has not disappeared.
///
/// The belief: a view that the user cannot see has disappeared. In fact no view disappears when the
/// user leaves the app.
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
