import ModelChecking
import Reporting

/// Checks that every spelling of the reference device has the counts of the closed forms.
enum QuickCheck {
  /// Checks everything.
  ///
  /// - Returns: A description of what was checked.
  /// - Throws: ``MeasurementError`` at the first difference.
  static func run() throws(MeasurementError) -> String {
    try check(PackedDevice.self, upTo: 10) + check(StructDevice.self, upTo: 8)
      + check(ArrayDevice.self, upTo: 8) + checkOrbits(upTo: 21)
  }

  /// Checks one spelling, for 1 app and more, with one thread and more.
  static func check<Device: DeviceMachine>(
    _ type: Device.Type, upTo largest: Int
  ) throws(MeasurementError) -> String {
    try check("The \(Device.spelling) device", upTo: largest, against: DeviceCounts.init(apps:)) {
      DeviceCounts(Device(apps: $0).check(options: .threads($1)))
    }
  }

  /// Checks the search by orbits.
  private static func checkOrbits(upTo largest: Int) throws(MeasurementError) -> String {
    try check("The device by orbits", upTo: largest, against: DeviceCounts.init(orbitsOf:)) {
      DeviceCounts(PackedDevice(apps: $0).orbits.check(options: .threads($1)))
    }
  }

  private static func check(
    _ name: String, upTo largest: Int, against closedForm: (Int) -> DeviceCounts,
    search: (_ apps: Int, _ threads: Int) -> DeviceCounts
  ) throws(MeasurementError) -> String {
    for apps in 1...largest {
      for threads in 1...3 {
        if let difference = closedForm(apps).difference(from: search(apps, threads)) {
          let size = "\(apps.counted("app")) and \(threads.counted("thread"))"
          throw .wrongCounts("\(name) with \(size)", difference: difference)
        }
      }
    }
    return
      "\(name): the counts for 1 to \(largest) apps agree with the closed forms, with 1, 2 and "
      + "3 threads.\n"
  }
}
