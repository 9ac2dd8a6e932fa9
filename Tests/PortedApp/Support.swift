/// What stays when a process ends.
final class NoteStore {
  var text = ""
}

/// Stands for the module that Linux does not have.
enum Metrics {
  static func begin() {}
}
