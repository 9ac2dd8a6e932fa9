import LifecycleTesting
import Testing

final class Camera {
  var photos = 0
}

/// Uploads photos; an upload may fail.
final class PhotoUploader {
  private let camera: Camera
  private(set) var isUploading = false

  init(_ camera: Camera, _ application: Application) { self.camera = camera }

  func resume() { isUploading = camera.photos > 0 }

  func fail() { isUploading = false }

  func succeed() {
    camera.photos -= 1
    resume()
  }
}

@Suite(.lifecycle(saved: .off)) struct PhotoTests {
  let photos = World(disk: Camera(), launch: PhotoUploader.init)
    .on(.didFinishLaunching) { uploader, _ in uploader.resume() }
    .action("take a photo", when: { $0.disk.photos == 0 }) { moment in
      moment.disk.photos += 1
      moment.delegate.resume()
    }
    .action("upload ends", by: .system, when: \.delegate.isUploading) { $0.delegate.succeed() }
    .action("upload fails", by: .system, when: \.delegate.isUploading) { $0.delegate.fail() }
    .eventually("every photo is uploaded") { $0.disk.photos == 0 }
    .fingerprint(disk: \.photos, memory: \.isUploading)

  @Test func `photos are uploaded if the app tries again whenever it becomes active`() {
    expectSafe(photos.on(.didBecomeActive) { uploader, _ in uploader.resume() })
  }
}
