import Testing

@Suite struct `A wrong command line` {
  /// Words, and what the message says.
  static let examples: [([String], String)] = [
    ([], "no command is given."),
    ([""], "there is no command “”."),
    (["--"], "there is no command “--”."),
    (["verfy"], "there is no command “verfy”. Did you mean “verify”?"),
    (["\u{1B}[31m"], #"there is no command “\u{1B}[31m”."#),
    (["verify", "ap"], "there is no model “ap”. Did you mean “app”?"),
    (["verify", "app", "app"], "the model “app” is named twice."),
    (["verify", "--", "--app"], "there is no model “--app”."),
    (["verify", "--profil", "x"], "“verify” has no option “--profil”. Did you mean “--profile”?"),
    (["verify", "-q"], "“verify” has no option “-q”."),
    (["verify", "--profile", "obs"], "there is no profile “obs”. Did you mean “observed”?"),
    (
      ["verify", "--format", "xml"],
      "there is no format “xml”. Known: text, json, html, xcode, github, sarif, junit, markdown."
    ),
    (["walk", "app", "--format", "sarif"], "there is no format “sarif”. Known: text, json, html."),
    (["verify", "--format", "html"], "“--format html” needs --reports DIR."),
    (["verify", "--format", "serif"], "there is no format “serif”. Did you mean “sarif”?"),
    (["delegates", "a", "--baseline", "-"], "--baseline: name a file, not standard input"),
    (
      ["delegates", "a", "--output", "x", "--write-baseline", "x"],
      "--write-baseline: “x” is already the file of --output; name another file."
    ),
    (["verify", "--property", "i3"], "there is no property “i3”. Did you mean “I3”?"),
    (["verify", "--property", "I3,I3"], "the property “I3” is named twice."),
    (["verify", "--property", ","], "--property needs a value that is not empty"),
    (["verify", "--max-states", "0"], "--max-states needs a number from 1 to 2,147,483,647"),
    (["verify", "--threads", "1025"], "--threads needs a number from 1 to 1,024, not “1025”."),
    (["verify", "--max-time", "0"], "--max-time needs a value such as 500ms, 30s, 5m or 1h"),
    (["verify", "app", "--apps", "4"], "--apps belongs to the device model, not to “app”."),
    (["verify", "device", "--apps", "11"], "--apps needs a number from 2 to 10, not “11”."),
    (["verify", "scene", "--scenes", "5"], "--scenes needs a number from 1 to 4, not “5”."),
    (
      ["verify", "device", "--scenes", "3"],
      "--scenes belongs to the scene and SwiftUI models, not to “device”."
    ),
    (["verify", "device", "--apps", "4", "--mutants"], "--mutants and --apps cannot"),
    (["verify", "device", "--apps", "4", "--reports", "x"], "--reports and --apps cannot"),
    (["walk", "app", "--apps", "4"], "--apps belongs to the device model, not to “app”."),
    (["verify", "--reports", "x", "--property", "I3"], "--reports and --property cannot"),
    (["list", "--seed", "-1"], "--seed needs a value such as"),
    (["list", "--max-states", "1e9"], "--max-states needs a whole number, not “1e9”."),
    (["list", "--quiet=no"], "--quiet takes no value, but was given “no”."),
    (["list", "--quiet", "--quiet"], "--quiet is given twice."),
    (["list", "--output"], "--output needs a value: --output FILE."),
    (["list", "--output="], "--output needs a value that is not empty"),
    (["walk"], "“walk” needs MODEL."),
    (["walk", "app", "app"], "unexpected argument “app” after “walk”."),
    (["walk", "app", "--walks", "0"], "--walks needs a number from 1 to 1,000,000,000"),
    (["walk", "app", "--length", "1000000000000"], "--length needs a number from 1 to 1,000,000"),
    (["diagram", "app", "--format", "text"], "there is no format “text”. Known: dot, mermaid"),
    (["diagram", "app", "--detail", "ful"], "there is no detail “ful”. Did you mean “full”?"),
    (["diagram", "app", "--detail", "trace"], "“--detail trace” needs one of --actions A,B,C"),
    (["diagram", "app", "--initial", "1"], "“--initial” needs one of"),
    (["replay", "app"], "“replay” needs one of --actions A,B,C, --trace FILE, --property ID."),
    (
      ["replay", "app", "--actions", "lunch"],
      "there is no rule “lunch” in app, profile observed. Did you mean “launch”?"
    ),
    (["replay", "app", "--actions", "a,,b"], "--actions needs a value that is not empty"),
    (
      ["replay", "app", "--actions", "launch", "--initial", "99"], "--initial needs a number from 1"
    ),
    (["replay", "app", "--actions", "launch", "--trace", "x"], "--trace and --actions cannot"),
    (["replay", "app", "--actions", "launch", "--property", "I3"], "--actions and --property"),
    (["replay", "app", "--property", "I3", "--initial", "1"], "--initial and --property cannot"),
    (
      ["replay", "app", "--property", "I99"],
      "there is no property “I99” in app, profile observed. Did you mean “I59”?"
    ),
    (["validate"], "“validate” needs LOG."),
    (["validate", ""], "“validate”: LOG must not be empty."),
    (["validate", "-", "-"], "the file “-” is named twice."),
    (["validate", "x", "--model", "apq"], "there is no model “apq”. Did you mean “app”?"),
    (["delegates"], "“delegates” needs PATH."),
    (["delegates", ""], "“delegates”: PATH must not be empty."),
    (["delegates", "a", "b", "a"], "the file “a” is named twice."),
    (["delegates", "a", "--format", "dot"], "there is no format “dot”. Known: text, json, xcode"),
    (["help", "verfy"], "there is no command “verfy”. Did you mean “verify”?"),
    (["help", "verify", "walk"], "unexpected argument “walk” after “help”."),
    (["--version", "x"], "unexpected argument “x” after “--version”."),
  ]

  @Test func `ends with status 64, says why, and prints no result`() throws {
    for (words, message) in Self.examples {
      let result = try Tool.run(words)
      #expect(result.status == 64, "\(words)")
      #expect(result.output == "", "\(words)")
      #expect(result.errors.hasPrefix("lifecycle: " + message), "\(words): \(result.errors)")
    }
  }

  @Test func `ends the process with status 64`() throws {
    let result = try RunningTool(["verfy"]).wait()
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("lifecycle: there is no command “verfy”."))
  }

  @Test func `names the help to read`() throws {
    #expect(try Tool.run("walk").errors.hasSuffix("\nMore: lifecycle help walk\n"))
    #expect(try Tool.run("wlk").errors.hasSuffix("\nMore: lifecycle help\n"))
    #expect(try Tool.run().errors.contains("USAGE: lifecycle <command> [options]"))
  }

  @Test func `may be very long`() throws {
    let result = try Tool.run(String(repeating: "a", count: 100_000))
    #expect(result.status == 64)
    #expect(result.errors.count < 500)
  }
}
