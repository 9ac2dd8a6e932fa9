/// The picture beside something that the app's icon offers; it is never drawn.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that the system has.
  public enum IconType: Int, Sendable {
    /// A sheet of paper with a pencil, and so on, in the order of the system's list.
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    /// The second part of the list.
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// The third part of the list.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates one of the system's pictures.
  public init(type: IconType) {
    super.init()
  }

  /// Creates a picture from the app's bundle.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates a picture from the system's symbols.
  public init(systemImageName: String) {
    super.init()
  }
}
