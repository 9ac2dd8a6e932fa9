import ModelChecking
import Reporting

/// Whether every spelling of the reference device has the counts of the closed forms.
enum QuickCheck {
  /// Checks everything.
  ///
  /// - Returns: What was checked, in words.
  /// - Throws: ``MeasurementError`` at the first difference.
  static func run() throws(MeasurementError) -> String {
    try check(PackedDevice.self, upTo: 10) + check(StructDevice.self, upTo: 8)
      + check(ArrayDevice.self, upTo: 8)
  }

  /// Checks one spelling, for 1 app and more, with one thread and more.
  static func check<Device: DeviceMachine>(
    _ type: Device.Type, upTo largest: Int
  ) throws(MeasurementError) -> String {
    for apps in 1...largest {
      for threads in 1...3 {
        let report = Device(apps: apps).check(threads: threads)
        if let difference = DeviceCounts(apps: apps).difference(from: DeviceCounts(report)) {
          throw .wrongCounts(
            "the \(Device.spelling) device with \(apps.counted("app")) and "
              + threads.counted("thread"), difference: difference)
        }
      }
    }
    return "The \(Device.spelling) device with 1 to \(largest) apps, each with 1, 2 and 3 threads, "
      + "has the states, transitions and depth of the closed forms.\n"
  }
}
