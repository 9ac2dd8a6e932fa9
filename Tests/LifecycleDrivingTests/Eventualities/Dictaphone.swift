import LifecycleDriving
import LifecycleModels

/// What was recorded, and is to be uploaded.
final class Recordings {
  var hasPending = false
}

/// Uploads what was recorded; an upload may fail.
final class Dictaphone {
  let disk: Recordings
  private(set) var isUploading = false

  init(_ disk: Recordings, _ application: Application) { self.disk = disk }

  func record() {
    disk.hasPending = true
    isUploading = true
  }

  /// Begins once more with what is left.
  func resume() { isUploading = disk.hasPending }

  func fail() { isUploading = false }

  func succeed() {
    disk.hasPending = false
    isUploading = false
  }

  /// An app that tries again in some callbacks.
  static func world(
    resumingIn callbacks: Callback...,
    assuming assumptions: Set<LifeAssumption> = Set(LifeAssumption.allCases)
  ) -> World<Recordings, Dictaphone> {
    let world = World(disk: Recordings(), launch: Dictaphone.init)
      .action("record", when: { !$0.disk.hasPending }) { $0.delegate.record() }
      .action(
        "upload fails", in: [.active, .background], by: .system, when: \.delegate.isUploading
      ) {
        $0.delegate.fail()
      }
      .action("upload ends", in: [.active, .background], by: .system, when: \.delegate.isUploading)
    {
      $0.delegate.succeed()
    }
      .eventually("nothing is left to upload", assuming: assumptions) { !$0.disk.hasPending }
      .fingerprint(disk: \.hasPending, memory: \.isUploading)
      .receiving([])
    return callbacks.reduce(world) { world, callback in
      world.on(callback) { dictaphone, _ in dictaphone.resume() }
    }
  }
}
