import Foundation
import Reporting

/// Measures searches of more and more apps.
struct ScalingStudy {
  /// Called before each size with its name.
  let announce: (String) -> Void

  /// The sizes of the spellings. Those that take more memory end sooner.
  private static let largePacked = 14

  /// The most that is spent on one size, unless a single run takes longer.
  private static let secondsPerSize = 2.0
  private static let runsPerSize = 3...400

  /// Measures everything.
  ///
  /// - Parameter isLarge: Whether to measure the largest size, which takes 1.5 GB.
  /// - Returns: The figures.
  /// - Throws: ``MeasurementError`` if a search has counted wrong.
  func record(isLarge: Bool) throws -> ScalingRecord {
    ScalingRecord(
      machine: MachineFacts.current.json,
      series: [
        try searches(PackedDevice.self, upTo: isLarge ? Self.largePacked : 13),
        try searches(CollectionsDevice.self, upTo: 12), try searches(StructDevice.self, upTo: 12),
        try searches(ArrayDevice.self, upTo: 11), try liveness,
      ])
  }

  private func searches<Device: DeviceMachine>(
    _ type: Device.Type, upTo most: Int
  ) throws -> ScalingSeries {
    let id = ScalingRecord.searchID + Device.spelling
    return ScalingSeries(
      id: id,
      points: try (6...most).map { apps in
        announce("\(id)-\(apps)")
        return try point(apps: apps) { try ExhaustiveLines.sample(type, apps: apps) }
      })
  }

  private var liveness: ScalingSeries {
    get throws {
      ScalingSeries(
        id: ScalingRecord.livenessID,
        points: try (4...10).map { apps in
          announce("\(ScalingRecord.livenessID)-\(apps)")
          return try point(apps: apps, automatonStates: LivenessLines.automatonStates(apps: apps)) {
            try LivenessLines.sample(apps: apps)
          }
        })
    }
  }

  /// Runs a search until its median is steady.
  private func point(
    apps: Int, automatonStates: Int? = nil, _ run: () throws -> Sample
  ) throws -> ScalingPoint {
    var samples: [Sample] = []
    var total = 0.0
    while samples.count < Self.runsPerSize.upperBound {
      if total >= Self.secondsPerSize,
        samples.count >= Self.runsPerSize.lowerBound || total >= 10 * Self.secondsPerSize
      {
        break
      }
      let sample = try run()
      samples.append(sample)
      total += sample.seconds
    }
    let last = samples[samples.count - 1]
    let states = last.states ?? 0
    return ScalingPoint(
      apps: apps, nanoseconds: Int(((samples.map(\.seconds).median ?? 0) * 1e9).rounded()),
      states: states, transitions: last.work ?? 0,
      bytes: last.bytesPerState.map { Int(($0 * Double(states)).rounded()) },
      automatonStates: automatonStates)
  }
}
