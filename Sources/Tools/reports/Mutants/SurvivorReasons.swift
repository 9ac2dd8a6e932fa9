import Foundation
import LifecycleModels

/// Why some broken rules change the verdict of no property.
enum SurvivorReasons {
  /// The reasons of `Survivors.txt`, by the name of a mutant or by the way in which a rule is broken.
  static let all: [String: String] = {
    var reason = ""
    var reasons: [String: String] = [:]
    for line in String(decoding: PackageResources.Survivors_txt, as: UTF8.self)
      .split(separator: "\n") where !line.hasPrefix("#")
    {
      if !line.hasPrefix("  ") {
        reason = String(line)
        continue
      }
      for app in 1...DeviceModel.defaultApps {
        reasons[String(line.dropFirst(2).replacing("{app}", with: "\(app)"))] = reason
      }
    }
    return reasons
  }()
}
