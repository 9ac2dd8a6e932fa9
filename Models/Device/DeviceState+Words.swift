import ModelChecking

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DeviceState: ModelState {
  public typealias Encoding = PackedEncoding<DeviceState>

  public var summary: String {
    let apps = (0..<appCount).filter { self[$0].phase != .notRunning }.map { app in
      "\(app + 1) \(self[app].phase.name)" + (self[app].isLarge ? " (2 pages)" : "")
    }
    return "\(form): " + (apps.isEmpty ? "no app" : apps.joined(separator: ", "))
      + "; \(freePages) of \(pages) pages free"
  }

  /// What one app still has to do keeps no other app from going on.
  public var isQuiet: Bool { true }

  /// Whether there is memory left, and if not, who pays for more.
  public var stage: Stage {
    if freePages > 0 { return Stage(0, "memory to spare", .absent) }
    if contains(where: { $0.phase == .suspended }) {
      return Stage(1, "memory full, an app suspended", .frozen)
    }
    if contains(where: \.phase.isExiting) {
      return Stage(3, "memory full, an app exiting", .running)
    }
    if contains(where: \.phase.isInBackground) {
      return Stage(2, "memory full, an app in the background", .running)
    }
    return Stage(4, "memory full of apps in front", .foreground)
  }
}
