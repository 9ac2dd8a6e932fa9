import Foundation
import Testing

/// Nothing that others have written reaches a terminal, a report or a program that reads our output
/// in a form that changes what is shown.
@Suite struct `Hostile text` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Controls of terminals and of lines, what has no width, and what changes the direction of text.
  static let characters: [Unicode.Scalar] = [
    "\u{1B}", "\u{7}", "\u{8}", "\r", "\u{7F}", "\u{9B}", "\u{85}", "\u{AD}",
    "\u{200B}", "\u{200F}", "\u{202E}", "\u{2028}", "\u{2066}", "\u{FEFF}", "\u{E0041}",
  ]

  static let forms = ["text", "json", "xcode", "github", "sarif", "junit", "markdown"]

  /// All at once, and line breaks alone.
  static let texts = ["\n", String(String.UnicodeScalarView(characters))]
    .map { "x\($0)FORGED" }

  @Test(arguments: texts)
  func `in a command line is shown escaped`(text: String) throws { try run(words(with: text)) }

  @Test(arguments: texts)
  func `in the name of a file is shown escaped`(text: String) throws { try run(files(with: text)) }

  @Test(arguments: texts)
  func `in a log is shown escaped`(text: String) throws { try run(logs(with: text)) }

  @Test(arguments: texts)
  func `in a source is shown escaped`(text: String) throws { try run(sources(with: text)) }

  @Test(arguments: texts)
  func `of an adapter is shown escaped`(text: String) throws { try run(drives(with: text)) }

  func run(_ commandLines: [[String]]) throws {
    for words in commandLines {
      let result = try Tool.run(words)
      check(result.output, words)
      check(result.errors, words)
    }
  }

  private func check(_ output: String, _ words: [String]) {
    #expect(
      !output.unicodeScalars.contains(where: isHostile), "\(words)\n\(output.debugDescription)")
    let lines = output.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("FORGED") }, "\(words)\n\(output)")
  }

  private func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    Self.characters.contains(scalar)
  }

  /// In the words of a command line.
  func words(with text: String) -> [[String]] {
    [
      [text], ["help", text], ["list", text], ["list", "--\(text)"], ["verify", text],
      ["verify", "launch", "--property", text], ["verify", "launch", "--max-time", text],
      ["walk", text], ["walk", "launch", "--walks", text], ["walk", "launch", "--seed", text],
      ["diagram", text], ["diagram", "launch", "--detail", text],
      ["diagram", "launch", "--actions", text], ["replay", text],
      ["replay", "app", "--actions", text], ["replay", "app", "--actions", "launch,\(text)"],
      ["replay", "app", "--actions", "launch", "--as", "simctl", "--bundle", text],
      ["relate", text], ["changes", text], ["explore", text],
      ["explore", "launch", "--actions", text], ["list", "--ios", text],
      ["list", "--profile", text],
      ["validate", "--model", text, "/dev/null"], ["validate", "--alphabet", text, "/dev/null"],
      ["validate", "--limit", text, "/dev/null"],
      ["validate", "--limit", "\(text)=3", "/dev/null"],
      ["coverage", "--min", text, "/dev/null"], ["port", "--without", text, "/dev/null"],
      ["drive", "--model", text, "/bin/sh"],
      ["drive", "--actions", text, "--time-limit", "1s", "/bin/sh"],
    ]
  }

  /// In the names of files, of which some exist.
  func files(with text: String) throws -> [[String]] {
    let none = folder.path("none-\(text)")
    let some = folder.path("some-\(text)")
    try folder.write("x", to: "some-\(text)")
    let reading = [
      ["validate"], ["explain"], ["delegates"], ["port"], ["audit"], ["coverage"], ["drive"],
      ["replay", "app", "--trace"], ["diagram", "app", "--trace"], ["explore", "app", "--trace"],
      ["delegates", "/dev/null", "--settings"], ["delegates", "/dev/null", "--baseline"],
    ]
    return reading.flatMap { [$0 + [none], $0 + [some]] } + [
      ["list", "--output", none + "/x"], ["list", "--output", some + "/x"],
      ["verify", "launch", "--reports", some],
    ]
  }
}

extension `Hostile text` {
  /// In logs, as text and as JSON.
  func logs(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let callbacks =
      #"["applicationDidFinishLaunching", "applicationWillTerminate", "applicationDidBecomeActive"]"#
    let logs: [String] = [
      "\(text)\napplicationDidBecomeActive\n\(text)\n",
      "sceneDidBecomeActive#\(text)\nsceneWillConnect#\(text)\n",
      "applicationDidBecomeActive (\(text))\napplicationDidBecomeActive\n",
      "[\(text)] applicationWillTerminate\nMyApp[\(text)] applicationDidBecomeActive\n",
      #"{"id": \#(quoted), "scenario": \#(quoted), "platform": \#(quoted), "callbacks": \#(callbacks)}"#,
      #"{"id": \#(quoted), "kind": \#(quoted), "verdict": \#(quoted), "states": [\#(quoted)], "callbacks": \#(callbacks)}"#,
      #"{\#(quoted): 1, "callbacks": [\#(quoted), "applicationDidBecomeActive", \#(quoted)]}"#,
      #"{"callback": "sceneDidBecomeActive", "scene": \#(quoted), "process": \#(quoted), "state": \#(quoted), "time": \#(quoted)}"#
        + "\n" + #"{"callback": "sceneWillConnect", "scene": \#(quoted)}"# + "\n",
      #"{"mark": \#(quoted)}"# + "\n" + #"{\#(quoted): \#(quoted)}"# + "\n", "{\(text)", "[\(text)",
    ]
    return try logs.enumerated().flatMap { index, log in
      try folder.write(log, to: "log\(index)")
      let path = folder.path("log\(index)")
      // One log shows what all forms do with a name and a scene.
      let forms = index == 1 || index == 4 ? Self.forms : ["text"]
      return [["validate", "--life", path]]
        + forms.map { ["validate", "--format", $0, path] } + [
          ["replay", "app", "--trace", path], ["diagram", "app", "--trace", path],
          ["coverage", path], ["delegates", "/dev/null", "--settings", path],
          ["delegates", "/dev/null", "--baseline", path],
        ]
    }
  }

  /// In reports of devices: a crash report, a Jetsam report, counts, an event and a text.
  func reports(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let reports = [
      #"{"bug_type": "309", "app_name": \#(quoted), "os_version": \#(quoted), "bundleID": \#(quoted)}"#
        + "\n" + #"{"procName": \#(quoted), "procRole": \#(quoted), "captureTime": \#(quoted), "#
        + #""exception": {"type": \#(quoted)}, "termination": {"namespace": \#(quoted), "#
        + #""code": \#(quoted), "reasons": [\#(quoted)]}, "#
        + #""faultingThread": 0, "threads": [{"frames": [{"symbol": \#(quoted)}]}]}"#,
      #"{"bug_type": "298", "os_version": \#(quoted)}"# + "\n"
        + #"{"largestProcess": \#(quoted), "processes": [{"name": \#(quoted), "reason": \#(quoted)}]}"#,
      #"{"timeStampBegin": \#(quoted), "metaData": {"bundleIdentifier": \#(quoted)}, "#
        + #""applicationExitMetrics": {"backgroundExitData": {"cumulativeExitCount": \#(quoted), "cumulativeOtherExitCount": 1}}}"#,
      #"{"event_id": "1", "platform": \#(quoted), "level": "fatal", "exception": {"values": [{"type": \#(quoted)}]}, "#
        + #""breadcrumbs": [{"category": \#(quoted), "message": \#(quoted), "timestamp": \#(quoted)}]}"#,
      "Incident Identifier: \(text)\nProcess: \(text) [1]\nException Type: \(text)\n\(text)\n",
      #"{"bug_type": \#(quoted)}"#,
    ]
    return try reports.enumerated().flatMap { index, report in
      try folder.write(report, to: "report\(index)")
      let path = folder.path("report\(index)")
      let forms = index < 2 ? Self.forms : ["text", "json"]
      return [["validate", path], ["explain", "--app", text, path]]
        + forms.map { ["explain", "--format", $0, path] }
    }
  }

  /// In sources, in property lists and in the names of their folders.
  func sources(with text: String) throws -> [[String]] {
    let swift = """
      import UIKit
      // \(text)
      @main class `App\(text)`: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          UserDefaults.standard.set("\(text)", forKey: "\(text)")
          NotificationCenter.default.addObserver(self, selector: Selector(("\(text)")),
            name: NSNotification.Name("\(text)"), object: nil)
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "\(text)", using: nil) { _ in }
          return true
        }
        func `applicationWillTerminat\(text)`(_ application: UIApplication) {}
        func applicationWillTerminat(_ application: `UI\(text)`) {}
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      """
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneDelegateClassName</key><string>None\(text)</string>
      <key>UISceneConfigurationName</key><string>\(text)</string></dict></array></dict></dict>
      <key>\(text)</key><string>\(text)</string><key>UIBackgroundModes</key><array>
      <string>\(text)</string></array></dict></plist>
      """
    let objectiveC = """
      @implementation AppDelegate\(text)
      - (void)applicationWillTerminat:(UIApplication *)\(text) { NSLog(@"\(text)"); }
      - (BOOL)application:(NSString *)\(text) handleOpenURL:(NSURL *)url { return NO; }
      @end
      """
    let app = "App-\(text)"
    try folder.write(swift, to: "\(app)/App\(text).swift")
    try folder.write(objectiveC, to: "\(app)/Old\(text).m")
    try folder.write(plist, to: "\(app)/Info.plist")
    try folder.write("{\(text)", to: "\(app)/Package.swift")
    let path = folder.path(app)
    return Self.forms.flatMap {
      [["delegates", "--format", $0, path], ["audit", "--format", $0, path]]
    } + [
      ["audit", "--plan", path], ["port", "--format", "json", path],
      ["port", path, "--output", folder.path("out-\(text)")],
      ["port", path + "/Old\(text).m"],
    ]
  }

  /// In what an adapter writes.
  func drives(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let hello = #"{"protocol":1,"implements":["app.didBecomeActive"],"actions":[{"name":"edit"}]}"#
    let replies: [(String, String)] = [
      (
        hello,
        #"{"id":ID,"violations":[\#(quoted)],"observe":{\#(quoted):\#(quoted),"fingerprint":\#(quoted)}}"#
      ),
      (hello, #"{"id":ID,"requests":[{"beginBackgroundTask":\#(quoted)}]}"#),
      (hello, #"{"id":ID,"requests":[\#(quoted)]}"#),
      (hello, #"{"id":ID,"requests":[{\#(quoted):1}]}"#), (hello, text),
      (#"{"protocol":1,"implements":[\#(quoted)]}"#, ""),
      (
        #"{"protocol":1,"implements":[],"actions":[{"name":\#(quoted)}]}"#,
        #"{"id":ID,"violations":["no"]}"#
      ),
      (#"{"protocol":\#(quoted)}"#, ""), (text, ""),
    ]
    return try replies.enumerated().flatMap { index, lines in
      try folder.write(lines.0 + "\n", to: "hello\(index)")
      try folder.write(lines.1 + "\n", to: "reply\(index)")
      try folder.write(text + "\n", to: "errors\(index)")
      let script = """
        cd '\(folder.path)'; cat hello\(index); cat errors\(index) >&2
        while read -r line; do
          id=${line#*:}; id=${id%%,*}; sed "s/ID/$id/" reply\(index); done
        """
      try folder.write(script, to: "adapter\(index)")
      let words = ["--actions", "launch", "--time-limit", "5s", "--"]
      let program = ["/bin/bash", folder.path("adapter\(index)"), text]
      let forms = index == 0 ? Self.forms : ["text"]
      return forms.map { ["drive", "--format", $0] + words + program }
    }
  }
}
