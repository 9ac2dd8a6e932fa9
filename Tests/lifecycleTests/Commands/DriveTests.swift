import Foundation
import Testing

@testable import LifecycleCommands

private let bash = "/bin/bash"

@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: bash), "bash is needed"))
struct `The drive command` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func adapter(on callback: String, _ body: String) throws -> String {
    try SavingAdapter.write(on: callback, body, to: folder)
  }

  @Test func `finds the shortest life that loses something`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let result = try Tool.run("drive", bash, path, "--max-steps", "300")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "✗ I41: something is unsaved while the process is suspended, "
          + "after launch, edit, home, suspend\n"))
    #expect(result.output.contains("→ suspended, unsaved   ← broken\n"))
    #expect(
      result.output.contains(
        "  Again: lifecycle drive --actions launch,edit,home,suspend -- \(bash) \(path)\n"))
    #expect(result.output.contains("  Minimal: every life of fewer than 4 choices was run"))
  }

  @Test func `is undecided if not every life was run`() throws {
    let path = try adapter(on: "app.didEnterBackground", SavingAdapter.save)
    let result = try Tool.run("drive", bash, path, "--max-choices", "2")
    #expect(result.status == 2)
    #expect(result.output.contains("  every life of up to 2 choices: "))
  }

  @Test func `repeats one life and prints JSON`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let result = try Tool.run(
      "drive", bash, path, "--actions", "launch,edit,home,suspend", "--format", "json")
    #expect(result.status == 1)
    let report = try JSON(result.output)
    #expect(report["verdict"]?.string == "violated")
    #expect(
      report["choices"]?.list?.first?.strings == ["launch", "edit", "home", "suspend"])
    let counterexample = report["properties"]?.list?.first?["counterexample"]
    #expect(counterexample?["steps"]?.list?.first?["action"]?.string == "launch")
    #expect(counterexample?["minimal"]?.bool == false)
    #expect(report["coverage"]?["lives"]?.number == 4)
  }

  @Test func `keeps findings in a file, and tries them first in the next run`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let lives = folder.path("lives.json")
    let arguments = ["drive", bash, path, "--max-steps", "300", "--lives", lives]
    let first = try output(of: arguments)
    #expect(first.hasPrefix("✗ I41"))
    #expect(!first.contains("Known since"))
    #expect(try output(of: arguments).contains("  Known since an earlier run: "))
    #expect(try folder.read("lives.json").contains(#""breaks":"I41""#))
    let repaired = try adapter(on: "app.didEnterBackground", SavingAdapter.save)
    #expect(repaired == path)
    let third = try output(of: arguments)
    #expect(third.contains("  mended: the life “launch, edit, home, suspend” no longer"))
  }

  /// A life that is not tried may be the one that still loses something.
  @Test func `ends with a file error if a kept life cannot be read`() throws {
    let path = try adapter(on: "app.didEnterBackground", SavingAdapter.save)
    try folder.write(#"{"lives":1,"found":[{"breaks":7}]}"#, to: "lives.json")
    let result = try Tool.run(
      "drive", bash, path, "--max-choices", "1", "--lives", folder.path("lives.json"))
    #expect(result.status == 74, "\(result)")
    #expect(result.errors.contains("lives.json:1: "))
    #expect(result.errors.contains("Correct or delete the line"))
  }

  /// What the tool prints if the environment lets it write files with lives.
  private func output(of arguments: [String]) throws -> String {
    try RunningTool(arguments, environment: ["LIFECYCLE_LIVES": "write"]).wait().output
  }

  @Test(arguments: ["swift", "xctest"])
  func `writes a test for each finding`(format: String) throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let result = try Tool.run(
      "drive", bash, path, "--actions", "launch,edit,home,suspend", "--format", format)
    #expect(result.status == 1)
    let world =
      "let world = try AdapterWorld(executable: \"/bin/bash\", arguments: [\"\(path)\"]).world()"
    #expect(result.output.contains(world))
    #expect(result.output.contains(#"by: [.replay(["launch", "edit", "home", "suspend"])])"#))
    let head =
      format == "swift"
      ? "import Testing\n\n@Test\nfunc `something is unsaved while"
      : "import XCTest\n\nfinal class LivesFoundTests: XCTestCase {\n  func testSomethingIsUnsaved"
    #expect(result.output.contains(head))
  }

  @Test func `reports findings in other forms, and accepts those of a baseline`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let words = ["drive", bash, path, "--actions", "launch,edit,home,suspend"]
    let result = try Tool.run(words + ["--format", "xcode"])
    #expect(result.status == 1)
    #expect(
      result.output == """
        error: I41: something is unsaved while the process is suspended, after launch, edit, home, \
        suspend [I41]

        """)
    let baseline = folder.path("baseline.json")
    #expect(try Tool.run(words + ["--write-baseline", baseline]).status == 0)
    let text = try Tool.run(words + ["--baseline", baseline]).output
    #expect(text.hasPrefix("1 obligation broken\n"))
    #expect(text.hasSuffix("\n1 finding is accepted by \(baseline).\n"))
    let accepted = try Tool.run(words + ["--baseline", baseline, "--format", "junit"])
    #expect(accepted.status == 0)
    #expect(
      accepted.output.contains("<testcase name=\"I41\" classname=\"lifecycle.drive\" time=\"0\"/>"))
    #expect(accepted.output.contains("failures=\"0\" errors=\"0\" skipped=\"0\" time="))
  }

  @Test func `watches only obligations that settings can name`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let words = ["drive", bash, path, "--actions", "launch", "--format", "json"]
    let watched = try #require(try JSON(try Tool.run(words).output)["watched"]?.strings)
    #expect(watched.count > 15)
    #expect(watched.filter { !FindingRules.known.contains($0) } == [])
  }

  @Test func `reports a broken adapter as a finding`() throws {
    let cases: [(String, String, String)] = [
      ("exit 3", "crash", "The adapter exited with status 3, after "),
      ("kill -SEGV $$", "crash", "The adapter was ended by SIGSEGV"),
      (
        "echo nonsense", "adapter",
        "Line 2 of the adapter’s output does not belong to the protocol."
      ),
      ("continue", "I34", "The adapter wrote no complete line within "),
    ]
    for (body, id, words) in cases {
      let path = try adapter(on: "app.willResignActive", body)
      let result = try Tool.run(
        "drive", bash, path, "--actions", "launch,interruption.begins", "--time-limit", "1s")
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix("✗ \(id): app.willResignActive: \(words)"), "\(result.output)")
    }
  }

  /// Writes an adapter that is sent fetches, and asks the same of iOS at each of them.
  private func adapter(asking requests: String) throws -> String {
    let text = """
      #!/bin/bash
      echo '{"protocol":1,"implements":["app.performFetch"],"inputs":["fetch"]}'
      while read -r line; do
        id=${line#*:}; id=${id%%,*}
        case $line in
          *app.performFetch*) echo "{\\"id\\":$id,"'"requests":\(requests)}' ;;
          *) echo "{\\"id\\":$id}" ;;
        esac
      done

      """
    try folder.write(Array(text.utf8), to: "asking")
    return folder.path("asking")
  }

  @Test func `refuses a name that stands for nothing, and makes no other finding of it`() throws {
    let cases = [
      (
        #"[{"complete":"notificationTap"}]"#,
        "The key “complete” has the text “notificationTap”, which names no open event; write “fetch”"
      ),
      (
        #"[{"beginBackgroundTask":"save"},{"endBackgroundTask":"svae"}]"#,
        "The key “endBackgroundTask” has the text “svae”, which names no background task of this "
          + "process; write “save”"
      ),
      (
        #"[{"endBackgroundTask":"save"}]"#,
        "The key “endBackgroundTask” has the text “save”, which names no background task of this "
          + "process; write “beginBackgroundTask” with this name first"
      ),
    ]
    for (requests, words) in cases {
      let path = try adapter(asking: requests)
      let result = try Tool.run("drive", bash, path, "--actions", "launchInBackground.fetch")
      #expect(result.status == 1)
      #expect(
        result.output.hasPrefix(
          "✗ adapter: app.performFetch: Line 2 of the adapter’s output does not belong to the "
            + "protocol. \(words), after launchInBackground.fetch\n"), "\(result.output)")
      #expect(result.output.contains("\n1 obligation broken\n"), "\(result.output)")
    }
  }

  @Test func `takes what is ended twice for a mistake of the app`() throws {
    let cases = [
      (#"[{"complete":"fetch"},{"complete":"fetch"}]"#, "F69", "is called twice"),
      (
        #"[{"beginBackgroundTask":"a"},{"endBackgroundTask":"a"},{"endBackgroundTask":"a"},"#
          + #"{"complete":"fetch"}]"#, "I65", "task 1 is ended twice"
      ),
    ]
    for (requests, id, words) in cases {
      let path = try adapter(asking: requests)
      let result = try Tool.run("drive", bash, path, "--actions", "launchInBackground.fetch")
      #expect(result.output.hasPrefix("✗ \(id): "), "\(result.output)")
      #expect(result.output.contains(words), "\(result.output)")
      #expect(result.output.contains("\n1 obligation broken\n"), "\(result.output)")
    }
  }

  @Test func `delivers only the inputs that the adapter takes`() throws {
    let path = try adapter(asking: #"[{"complete":"fetch"}]"#)
    let fetch = try Tool.run("drive", bash, path, "--actions", "launchInBackground.fetch")
    #expect(fetch.status == 2)
    let other = try Tool.run("drive", bash, path, "--actions", "launchInBackground.location")
    #expect(other.status == 64)
    #expect(other.errors.contains("“launchInBackground.location”, is not possible there."))
  }

  @Test func `is undecided within the default budget without a fingerprint`() throws {
    let path = try adapter(asking: #"[{"complete":"fetch"}]"#)
    let result = try Tool.run("drive", bash, path)
    #expect(result.status == 2)
    #expect(result.output.contains("  every life: "))
    #expect(result.output.contains("; complete up to "))
  }

  @Test func `drives an adapter of a few lines of Swift`() throws {
    let path = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent()
      .appendingPathComponent("NotesAdapter").path
    let life = ["--actions", "launch,edit,home,suspend"]
    let result = try Tool.run(["drive", path] + life)
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        "✗ I41: something is unsaved while the process is suspended, "
          + "after launch, edit, home, suspend\n"))
    let timely = try Tool.run(["drive", path, "timely"] + life)
    #expect(timely.status == 2)
    #expect(timely.output.hasPrefix("undecided: nothing is broken so far"))
  }

  @Test func `cannot start what does not exist`() throws {
    let result = try Tool.run("drive", folder.path("nothing"))
    #expect(result.status == 74)
    #expect(result.errors.contains("cannot be started: there is no such file"))
  }

  @Test func `refuses a program that does not speak the protocol`() throws {
    let result = try Tool.run("drive", "echo", "hello")
    #expect(result.status == 65)
    #expect(result.errors.contains("sent no hello"))
  }

  @Test func `suggests the name of a misspelt choice`() throws {
    let path = try adapter(on: "app.willTerminate", SavingAdapter.save)
    let result = try Tool.run("drive", bash, path, "--actions", "lunch")
    #expect(result.status == 64)
    #expect(result.errors.contains("There is no choice “lunch”. Did you mean “launch”?"))
  }

  @Test func `tells a SwiftUI app the phases, and decides by default with a fingerprint`() throws {
    let save = #"[[ $line == *'"previousPhase":"inactive"'* ]] && { \#(SavingAdapter.save); }"#
    let path = try adapter(on: "phase.scene.background", save)
    let options = ["drive", bash, path, "--model", "swiftui"]
    let safe = try Tool.run(options)
    #expect(safe.status == 0)
    #expect(safe.output.hasPrefix("nothing is broken: every state was reached\n"))
    #expect(safe.output.contains("  every choice in every state: "))
    #expect(safe.output.contains(", complete\n"))
    _ = try adapter(on: "app.didEnterBackground", SavingAdapter.save)
    let result = try Tool.run(options + ["--max-steps", "100"])
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "  Again: lifecycle drive --model swiftui --actions launch,edit,home,suspend -- "))
  }

  /// What happens in a car is saved only if the adapter looks at the role of the scene.
  @Test func `tells the role of a scene that is no window on the device`() throws {
    let isWindow = #"[[ $line != *'"role":"car"'* ]]"#
    let save = "\(isWindow) && { \(SavingAdapter.save); }"
    let path = try adapter(on: "scene.willResignActive", save)
    let life = ["--actions", "carPlay.launches#B,edit,carPlay.unplugged#B,suspend"]
    let result = try Tool.run(["drive", bash, path, "--model", "car"] + life)
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("(scene, profile observed, second scene car)"))
    _ = try adapter(on: "scene.willResignActive", SavingAdapter.save)
    let saved = try Tool.run(["drive", bash, path, "--model", "car"] + life)
    #expect(saved.status == 2, "\(saved)")
  }

  @Test(arguments: [("scene", "scenes are"), ("swiftui", "the life cycle of SwiftUI is")])
  func `needs systems that have what the model is about`(model: String, words: String) throws {
    let result = try Tool.run("drive", "x", "--model", model, "--ios", "12")
    #expect(result.status == 64)
    #expect(result.errors.contains("\(words) part of iOS 1"))
  }

  @Test func `needs a model that can drive a delegate`() throws {
    let result = try Tool.run("drive", "x", "--model", "device")
    #expect(result.status == 64)
    #expect(result.errors.contains("device"))
  }
}
