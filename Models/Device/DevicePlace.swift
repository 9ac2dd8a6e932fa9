/// What the name of a rule says: which family it belongs to, and to which app it happens.
///
/// `purge.small.2` is of the family `purge.small`, and happens to the second app.
struct DevicePlace: Hashable, Sendable {
  let family: String
  /// The app, from 0.
  let app: Int

  init(_ family: String, app: Int) {
    self.family = family
    self.app = app
  }

  init?(of name: String) {
    guard let dot = name.lastIndex(of: "."), let number = Int(name[dot...].dropFirst()) else {
      return nil
    }
    self.init(String(name[..<dot]), app: number - 1)
  }

  var name: String { "\(family).\(app + 1)" }
}
