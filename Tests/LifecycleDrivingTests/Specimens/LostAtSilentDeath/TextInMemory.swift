import LifecycleDriving
import LifecycleModels

/// The text of a message, as it was saved last.
final class TypedText {
  var saved = ""
}

/// B3: typed text is kept in memory, and written when the app ends.
///
/// The belief: the memory is unchanged when the user comes back. In fact the app may have died.
/// Invariant: I41.
final class PutsTextAsideInMemory: TextComposer, Specimen {
  private var aside = ""

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didEnterBackground { aside = text } else { disk.saved = text }
  }

  var memory: [String] { [text, aside] }
}

final class PutsTextAsideOnDisk: TextComposer, Specimen {
  func receive(_ delivery: Delivery) { disk.saved = text }

  var memory: String { text }
}

/// An app in which the user types a message.
class TextComposer {
  static let callbacks: [Callback] = [.didEnterBackground, .willTerminate]

  let disk: TypedText
  var text: String

  required init(disk: TypedText, application: Application) {
    self.disk = disk
    text = disk.saved
  }
}

extension Specimen where Self: TextComposer, Disk == TypedText {
  static var world: World<TypedText, Self> {
    installed(on: TypedText(), fingerprint: \.saved)
      .action("type") { $0.delegate.text = "hello" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
  }
}
