import Foundation
import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleLogs

@Suite struct `A trace for a real app` {
  private let model = AppModel(profile: .observed)

  /// The script for what is chosen, with all that the system delivers before the next choice.
  private func script(_ choices: String...) throws -> DeviceScript {
    let machine = model.machine
    let start = try #require(machine.initialStates.first)
    var state = start
    var actions: [RuleMachine<AppModel.State>.Action] = []
    func take(_ action: RuleMachine<AppModel.State>.Action) {
      state = machine.successor(of: state, taking: action)
      actions.append(action)
    }
    for choice in choices {
      take(try #require(machine.action(named: choice)))
      while !choice.hasPrefix("jetsam"),
        let next = machine.actions(in: state).first(where: { action in
          let rule = machine.rule(of: action)
          return rule.kind == .delivery && rule.initiator == .system
            && !rule.name.hasSuffix("early")
        })
      { take(next) }
    }
    let trace = try machine.replay(actions, from: start)
    return try DeviceScript(trace, of: model)
  }

  /// A script with a step for each entry of the table, cut off or not.
  private func everything(cutOff: String? = nil) -> DeviceScript {
    let steps = InstructionTable.entries.enumerated().map { index, entry in
      DeviceStep(
        number: index + 1, name: "step", instruction: entry.instruction, cutOff: cutOff,
        expected: index.isMultiple(of: 2) ? [] : ["app.didBecomeActive", "note.didBecomeActive"])
    }
    return DeviceScript(title: "everything", beginning: "not running", steps: steps)
  }

  @Test func `tells a person what to do, and what the log will show`() throws {
    #expect(
      try script("launch", "home", "lock.inBackground").person == """
        app, profile observed: what a person does
             Record with LifecycleRecorder. Detach the debugger unless a breakpoint is needed. Start with
             the app in this state: not running.

          1  launch
             Touch the app’s icon.
             The log shows app.willFinishLaunching, app.didFinishLaunching, note.didFinishLaunching,
             vc.viewDidLoad, vc.viewWillAppear, app.didBecomeActive, note.didBecomeActive, vc.viewDidAppear.

          10  home
             Go to the home screen: swipe up, or press the home button.
             The log shows app.willResignActive, note.willResignActive, app.didEnterBackground,
             note.didEnterBackground, app.shouldSaveState, app.willEncodeState.

          17  lock.inBackground
             With a passcode: press the side button. In Simulator choose Device, Lock.
             On a simulator: A simulator has no passcode, so protected data stays available.
             The log shows app.protectedDataWillBecomeUnavailable, note.protectedDataWillBecomeUnavailable.

        Then read the log: lifecycle validate lifecycle.jsonl

        """)
  }

  @Test func `controls a simulator, and waits for a person if there is no command`() throws {
    let text = try script("launch", "home", "lock.inBackground").simctl(bundleIdentifier: "a.b")
    let parts = text.components(separatedBy: "\n\n")
    #expect(parts.first?.contains("bundle='a.b'\n") == true)
    #expect(
      parts.suffix(4).dropLast() == [
        """
        echo '1  launch'
        echo '# launch'
        xcrun simctl launch "$device" "$bundle"
        # The log shows app.willFinishLaunching, app.didFinishLaunching, note.didFinishLaunching, \
        vc.viewDidLoad, vc.viewWillAppear, app.didBecomeActive, note.didBecomeActive, vc.viewDidAppear.
        """,
        """
        echo '10  home'
        echo '# home'
        # There is no command for the home screen; another app is opened instead.
        xcrun simctl launch "$device" com.apple.Preferences
        # The log shows app.willResignActive, note.willResignActive, app.didEnterBackground, \
        note.didEnterBackground, app.shouldSaveState, app.willEncodeState.
        """,
        """
        echo '17  lock.inBackground'
        echo '# lock'
        # A simulator has no passcode, so protected data stays available.
        # There is no public call for the side button.
        by_hand 'With a passcode: press the side button. In Simulator choose Device, Lock.'
        # The log shows app.protectedDataWillBecomeUnavailable, \
        note.protectedDataWillBecomeUnavailable.
        """,
      ])
  }

  @Test func `is the source of a UI test`() throws {
    #expect(
      try script("launch", "home", "jetsam.inBackground").xcuitest(
        testName: "I41 after all", bundleIdentifier: "a.b")
          == """
          import XCTest

          /// app, profile observed, from: not running.
          final class LifecycleReplayTests: XCTestCase {
            @MainActor func testI41AfterAll() throws {
              let app = XCUIApplication(bundleIdentifier: "a.b")
              app.terminate()

              // 1  launch
              print("# launch")
              app.activate()
              // The log shows app.willFinishLaunching, app.didFinishLaunching, \
          note.didFinishLaunching, vc.viewDidLoad, vc.viewWillAppear, app.didBecomeActive, \
          note.didBecomeActive, vc.viewDidAppear.

              // 10  home
              print("# home")
              XCUIDevice.shared.press(.home)
              // The log shows app.willResignActive, note.willResignActive, app.didEnterBackground, \
          note.didEnterBackground, app.shouldSaveState, app.willEncodeState.

              // 17  jetsam.inBackground
              print("# memory kill")
              app.terminate()
              // The log shows nothing.
            }
          }

          """)
  }

  @Test func `skips itself as a UI test that cannot do everything, and says why`() throws {
    let text = try script("launch", "lock").xcuitest(testName: "x", bundleIdentifier: nil)
    // The exported test skips itself, because it cannot press the button; nothing here is skipped.
    let skip =
      #"try XCTSkipIf(true, "step 10 (lock) cannot be automated: "#
      + #"there is no public call for the side button")"#
    #expect(text.contains("    let app = XCUIApplication()\n    \(skip)\n    app.terminate()\n"))
  }

  @Test func `that dies before a callback needs a breakpoint there`() throws {
    let machine = model.machine
    let actions = try ["launch", "jetsam"].map { try #require(machine.action(named: $0)) }
    let start = try #require(machine.initialStates.first)
    let trace = try machine.replay(actions, from: start)
    let script = try DeviceScript(trace, of: model)
    let breakpoint =
      "Set a breakpoint at the beginning of app.willFinishLaunching, and have Xcode wait"
    let halt = "Wait until the app stops at the beginning of app.willFinishLaunching."
    #expect(script.simctl(bundleIdentifier: nil).contains("|| true\nby_hand '\(breakpoint)"))
    #expect(
      script.person.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("2 jetsam \(halt) End it there with Stop in Xcode"))
    #expect(
      script.simctl(bundleIdentifier: nil).contains(
        "echo '2  jetsam'\necho '# memory kill'\nby_hand '\(halt)'\nkill -KILL \"$(process)\"\n"))
    #expect(
      script.xcuitest(testName: "x", bundleIdentifier: nil).contains(
        "a UI test is not fast enough to act before app.willFinishLaunching"))
  }

  @Test func `leaves a kill by the user to the user, since the system remembers it`() throws {
    let model = SceneModel(profile: .observed, scenes: 1)
    let actions = try ["launch", "userKill.silent"].map {
      try #require(model.machine.action(named: $0))
    }
    let start = try #require(model.machine.initialStates.first)
    let script = try DeviceScript(try model.machine.replay(actions, from: start), of: model)
    let text = script.simctl(bundleIdentifier: nil)
    #expect(text.contains("by_hand 'Swipe the app’s card up in the app switcher.'"))
    #expect(!text.contains("kill -KILL"))
  }

  @Test func `must be from a model that a log can follow`() throws {
    let device = DeviceModel(profile: .observed)
    let state = try #require(device.machine.initialStates.first)
    let trace = try device.machine.replay([], from: state)
    let error = #expect(throws: DeviceScriptError.self) { try DeviceScript(trace, of: device) }
    #expect(
      error?.description
        == "A recorder cannot record a trace of the model “device”; choose a trace of “app” or "
        + "“scene”."
    )
  }
}

// MARK: - The languages

extension `A trace for a real app` {
  @Test(.hasBash, arguments: [nil, "app.didBecomeActive"])
  func `is a script that the shell understands`(cutOff: String?) throws {
    let text = everything(cutOff: cutOff).simctl(bundleIdentifier: nil)
    let checked = try Program("bash", "-n", input: text)
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test(.hasCompiler, arguments: [nil, "app.didBecomeActive"])
  func `is source that the compiler understands`(cutOff: String?) throws {
    let text = everything(cutOff: cutOff).xcuitest(
      testName: "Everything", bundleIdentifier: #"a"b\(c)"#)
    let checked = try Program("swiftc", "-frontend", "-parse", "-", input: text)
    #expect(checked.status == 0, "\(checked.output)")
    #expect(text.contains(#"XCUIApplication(bundleIdentifier: "a\"b\\(c)")"#))
  }

  /// Runs the script with an `xcrun` that records its arguments and does nothing.
  private func run(_ script: DeviceScript, bundle: String) throws -> Program {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simctl-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Bash writes it: a file that this process has written could not be executed while a process
    // that another test has just forked holds it open.
    let tool = folder.appendingPathComponent("xcrun")
    let written = try Program(
      "bash", "-c", #"cat >"$0" && chmod 755 "$0""#, tool.path,
      input: "#!/bin/bash\n(IFS='|'; echo \"$*\")\n")
    try #require(written.status == 0)
    let text = "DEVICE=D\n" + script.simctl(bundleIdentifier: bundle)
    return try Program("bash", input: text, path: folder.path)
  }

  @Test(.hasBash) func `has the addresses that it is given, unless others are set outside`() throws
  {
    let address = #"it's://$(exit 3)`exit 4`"x\"#
    let text = everything(cutOff: nil).simctl(bundleIdentifier: nil, url: address)
    let line = try #require(text.split(separator: "\n").first { $0.contains("APP_URL=") })
    #expect(!text.contains("APP_LINK="))
    let printed = try Program("bash", input: "set -eu\n\(line)\necho \"$APP_URL\"\n")
    #expect(printed.output == address + "\n")
    let other = try Program("bash", input: "APP_URL=b:\n\(line)\necho \"$APP_URL\"\n")
    #expect(other.output == "b:\n")
  }

  @Test(.hasBash) func `passes any bundle identifier on unchanged`()
    throws
  {
    let bundle = #"com.o'hara.$(exit 3)`exit 4`"x\"#
    let run = try run(script("launch", "home"), bundle: bundle)
    #expect(run.status == 0)
    #expect(
      run.output == """
        simctl|terminate|D|\(bundle)
        1  launch
        # launch
        simctl|launch|D|\(bundle)
        10  home
        # home
        simctl|launch|D|com.apple.Preferences
        Now read the log: lifecycle validate \
        'simctl|get_app_container|D|\(bundle)|data/Library/Application Support/lifecycle.jsonl'

        """)
  }

  @Test(.hasBash) func `ends if the app to be killed is gone`()
    throws
  {
    let run = try run(script("launch", "home", "jetsam.inBackground"), bundle: "a.b")
    #expect(run.status == 1)
    #expect(run.output.contains("17  jetsam.inBackground\n# memory kill\nThe app does not run.\n"))
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static var hasBash: Self { .enabled(if: Program.exists("bash"), "needs bash") }

  fileprivate static var hasCompiler: Self {
    .enabled(if: Program.exists("swiftc"), "needs swiftc")
  }
}
