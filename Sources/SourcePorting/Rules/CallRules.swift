extension SourceRewriter {
  /// The names of optional methods of UIKit's delegates.
  private static let delegateMethods: Set = [
    "application", "applicationDidFinishLaunching", "applicationDidBecomeActive",
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange",
    "applicationProtectedDataWillBecomeUnavailable", "applicationProtectedDataDidBecomeAvailable",
    "scene", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneDidDisconnect", "windowScene", "userNotificationCenter",
    "tabBarController", "splitViewController",
  ]

  /// Turns `delegate.applicationDidBecomeActive?(app)` into a plain call, and `window??` into
  /// `window?`: methods have default implementations here, and no property is optional.
  mutating func rewriteOptionalCall(at index: Int) {
    guard index > 1, tokens[index].isAttached, text(index - 2) == "." || text(index - 3) == "."
    else { return }
    if text(index) == "?", text(index + 1) == "(", tokens[index + 1].isAttached,
      Self.delegateMethods.contains(text(index - 1))
    {
      drop(index, index, .optionalCall)
    } else if text(index - 1) == texts[index], text(index - 2) == "window" {
      drop(index, index, .optionalCall)
    }
  }

  /// Turns `ProcessInfo()` into `ProcessInfo.processInfo`, since only Apple lets it be created.
  mutating func rewriteProcessInfo(at index: Int) {
    guard text(index + 1) == "(", text(index + 2) == ")", text(index - 1) != "func" else { return }
    replace(index, index + 2, with: "ProcessInfo.processInfo", .processInfo)
  }

  /// Makes conditions that ask for iOS ask for Linux.
  mutating func rewriteConditions() {
    var (line, end) = (1, 0)
    for directive in directives {
      line += source[end..<directive.lowerBound].count { $0 == 0x0A }
      end = directive.lowerBound
      let condition = String(decoding: source[directive], as: UTF8.self)
      guard condition.contains("os(iOS)") else { continue }
      let text = condition.split(separator: "os(iOS)", omittingEmptySubsequences: false)
        .joined(separator: "os(Linux)")
      replace(directive, with: text, at: PortPlace(line: line, column: 1), .condition)
    }
  }
}
