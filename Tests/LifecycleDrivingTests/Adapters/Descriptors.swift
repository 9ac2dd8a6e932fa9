import Foundation

/// The open files of this process.
enum Descriptors {
  /// The number of open descriptors; nil where the system does not show them.
  static var count: Int? {
    ["/proc/self/fd", "/dev/fd"].lazy.compactMap {
      try? FileManager.default.contentsOfDirectory(atPath: $0).count
    }.first
  }
}
