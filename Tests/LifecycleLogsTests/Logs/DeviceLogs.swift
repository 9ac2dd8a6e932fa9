import Foundation
import LifecycleLogs
import Testing

/// Logs of whole devices and consoles, in the folder of recorded logs.
enum DeviceLogs {
  static func read(_ name: String) throws -> RecordedLog {
    let place = Bundle.module.bundleURL.appending(path: "Recorded/devices/\(name)")
    return try Written.log(String(contentsOf: place, encoding: .utf8))
  }
}
