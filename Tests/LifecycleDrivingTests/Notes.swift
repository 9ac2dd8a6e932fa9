import LifecycleDriving
import LifecycleModels

/// How often the user has typed, and how much of it is on the disk.
final class NoteFile {
  var typed = 0
  var saved = 0
}

/// An app that keeps notes; subclasses say when it saves them.
class Notes {
  let file: NoteFile
  var text: Int

  required init(disk: NoteFile, application: Application) {
    file = disk
    text = disk.saved
  }

  final func save() { file.saved = text }

  /// Whether the memory agrees with what was typed, and with the disk: nothing else matters.
  final var agreement: [Bool] { [text == file.typed, text == file.saved] }
}

extension Specimen where Self: Notes, Disk == NoteFile {
  static var world: World<NoteFile, Self> {
    installed(on: NoteFile(), fingerprint: { $0.saved == $0.typed })
      .action("edit") { moment in
        moment.disk.typed += 1
        moment.delegate.text = moment.disk.typed
      }
      .invariant("what was typed is there after a launch", after: .didFinishLaunching) {
        $0.delegate.text == $0.disk.typed
      }
  }
}

/// Saves in applicationWillTerminate.
final class NotesSavedAtTheEnd: Notes, Specimen {
  static let callbacks: [Callback] = [.willTerminate]

  func receive(_ delivery: Delivery) { save() }

  var memory: [Bool] { agreement }
}

/// Saves in applicationWillTerminate, and the first time that the app enters the background.
final class NotesSavedOnce: Notes, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground, .willTerminate]
  private var isSaved = false

  func receive(_ delivery: Delivery) {
    if !isSaved || delivery.callback == .willTerminate { save() }
    isSaved = true
  }

  var memory: [Bool] { agreement + [isSaved] }
}

/// Saves in applicationWillTerminate, and whenever the app enters the background, until it has come
/// back more than twice.
final class NotesSavedForTwoReturns: Notes, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground, .willEnterForeground, .willTerminate]
  private var returns = 0

  func receive(_ delivery: Delivery) {
    switch delivery.callback {
    case .willEnterForeground: returns = min(returns + 1, 3)
    case .didEnterBackground: if returns <= 2 { save() }
    default: save()
    }
  }

  var memory: [Bool] { agreement + [returns > 0, returns > 1, returns > 2] }
}

/// Saves in applicationWillTerminate, and whenever the app enters the background.
final class NotesSavedAlways: Notes, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground, .willTerminate]

  func receive(_ delivery: Delivery) { save() }

  var memory: [Bool] { agreement }
}
