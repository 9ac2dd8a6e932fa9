import Foundation
import Reporting

/// Reads the lines in which tools for UI tests say what they do to an app.
///
/// One line of each action is a mark: `Launch` of XCUITest and not `Open` around it, the beginning of a
/// command of Maestro, the request to Appium, and the beginning of a call of Detox. Gestures have no
/// name of their own, so swiping an app away is no mark.
enum ToolStep {
  /// The mark of a line; nil if no tool does anything to the app there.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes; O(1) for a line that no tool can have printed.
  static func mark(in bytes: [UInt8], _ line: Range<Int>) -> Mark? {
    let text = bytes[line]
    guard text.count <= maxLength, let last = text.last else { return nil }
    var words: String { String(decoding: text, as: UTF8.self) }
    if text.starts(with: "t = ".utf8) { return xcuiTest(words) }
    // Behind the time of day.
    if text.dropFirst(13).starts(with: "detox[".utf8) { return detox(words) }
    switch last {
    case UInt8(ascii: "G"), UInt8(ascii: "D"):
      let isOver = text.suffix(13).elementsEqual("... COMPLETED".utf8)
      return isOver || text.suffix(8).elementsEqual(" RUNNING".utf8) ? maestro(words) : nil
    case UInt8(ascii: "}"):
      return bytes.holds(Array("mobile:".utf8), in: line) ? appium(words) : nil
    default: return nil
    }
  }

  private static let maxLength = 1_000
}

// MARK: - Tools

extension ToolStep {
  /// `t =     1.21s     Launch org.example.shop`
  private static func xcuiTest(_ line: String) -> Mark? {
    // Most steps are none of these.
    guard
      let step = actions.lazy.compactMap({ line.range(of: $0) }).first.map({
        line[line.index(after: $0.lowerBound)...]
      })
    else { return nil }
    if step.wholeMatch(of: /Press(ing)? Home button/) != nil { return Mark(.home) }
    if let app = step.wholeMatch(of: /Launch ([\w.-]+)/) { return opening(.launch, app.1) }
    if let app = step.wholeMatch(of: /Activate ([\w.-]+)/) { return opening(.open, app.1) }
    if let app = step.wholeMatch(of: /Terminate ([\w.-]+):\d+/) { return stop(app.1) }
    return step.wholeMatch(of: /Open (URL )?\w[\w+.-]*:\S+/) == nil ? nil : Mark(.open, with: .url)
  }

  private static let actions = [" Press", " Launch ", " Activate ", " Terminate ", " Open "]

  /// `Launch app "org.example.shop" with clear state RUNNING`, or `Press Home key... COMPLETED`
  private static func maestro(_ line: String) -> Mark? {
    guard
      let match = line.firstMatch(
        of:
          /(?:^|[\s:])((?:Launch app|Stop|Kill|Press|Open) [^:]*(?::\/\/\S*)?)(?: RUNNING|\.\.\. COMPLETED)$/
      )
    else { return nil }
    let step = match.1
    if let app = step.wholeMatch(of: /Launch app "([\w.-]+)"(.*)/) {
      return opening(app.2.contains("without stopping") ? .open : .launch, app.1)
    }
    if let app = step.wholeMatch(of: /(?:Stop|Kill) ([\w-]+(?:\.[\w-]+)+)/) { return stop(app.1) }
    switch step {
    case "Press Home key": return Mark(.home)
    case "Press Lock key": return Mark(.lock)
    default:
      return step.wholeMatch(of: /Open \w[\w+.-]*:\/\/.*/) == nil ? nil : Mark(.open, with: .url)
    }
  }

  /// `[HTTP] {"script":"mobile: pressButton","args":[{"name":"home"}]}`
  private static func appium(_ line: String) -> Mark? {
    guard let match = line.firstMatch(of: /\[HTTP\].*"script": ?"mobile: ?(\w+)"/) else {
      return nil
    }
    let app = line.firstMatch(of: /"bundleId": ?"([\w.-]+)"/)?.1 ?? ""
    switch match.1 {
    case "pressButton": return line.contains(/"name": ?"home"/) ? Mark(.home) : nil
    case "backgroundApp": return Mark(.leave)
    case "terminateApp", "killApp": return stop(app)
    case "launchApp", "activateApp": return opening(.open, app)
    case "deepLink": return Mark(.open, with: .url)
    case "lock": return Mark(.lock)
    case "unlock": return Mark(.unlock)
    default: return nil
    }
  }

  /// `14:14:49.258 detox[87079] B device sendToHome`
  private static func detox(_ line: String) -> Mark? {
    guard let match = line.firstMatch(of: /detox\[\d+\] B device (\w+)$/) else { return nil }
    switch match.1 {
    case "sendToHome": return Mark(.home)
    case "terminateApp": return Mark(.stop)
    case "launchApp": return Mark(.open)
    case "openURL": return Mark(.open, with: .url)
    default: return nil
    }
  }

  /// An app comes in front: the app of the log, or one of the system.
  private static func opening(_ event: Mark.Event, _ app: Substring) -> Mark {
    Mark(isOfSystem(app) ? .otherApp : event)
  }

  private static func stop(_ app: Substring) -> Mark? { isOfSystem(app) ? nil : Mark(.stop) }

  private static func isOfSystem(_ app: Substring) -> Bool { app.hasPrefix("com.apple.") }
}
