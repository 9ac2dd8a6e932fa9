/// A picture; it has no pixels.
public final class UIImage: NSObject, Sendable {
  /// Looks for a picture in the app's catalogue; there is none here.
  public convenience init?(named name: String) {
    nil
  }

  /// Makes one of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init()
  }
}
