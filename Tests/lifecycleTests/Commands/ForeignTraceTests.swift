import Testing

/// Traces that other tools print for the models of `export`.
@Suite struct `Traces of other tools` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func replayed(_ trace: String, _ words: String...) throws -> Tool.Result {
    try folder.write(trace, to: "trace")
    return try Tool.run(["replay", "views", "--trace", folder.path("trace")] + words)
  }

  private static let spin = """
    MODEL views, profile observed
          RULE launch
          RULE vc.viewDidLoad#1
    spin: views.pml:2271, Error: assertion violated
    spin: trail ends after 2 steps
    """

  private static let tlc = """
    Error: Action property F13 is violated.
    State 1: <Initial predicate>
    /\\ app = "notRunning"

    State 2: <launch line 379, col 3 to line 382, col 168 of module views>
    State 3: <vc_viewDidLoad_1 line 12, col 3 to line 13, col 8 of module views>
    """

  @Test(arguments: [spin, tlc, "launch\nvc.viewDidLoad#1\n"])
  func `are replayed, rule by rule`(trace: String) throws {
    let expected = try Tool.run("replay", "views", "--actions", "launch,vc.viewDidLoad#1")
    #expect(try replayed(trace).output == expected.output)
    #expect(expected.status == 0)
  }

  @Test func `may end in a loop`() throws {
    let trail = """
      MODEL views, profile observed
      RULE launch
      <<<<<START OF CYCLE>>>>>
      RULE process.ends
      RULE launch
      """
    let result = try replayed(trail)
    #expect(result.output.contains("of which those after step 1 are a loop"), "\(result)")
    // A run that ends is a loop in which nothing happens.
    let ended = try replayed("RULE launch\n<<<<<START OF CYCLE>>>>>\nspin: trail ends\n")
    #expect(ended.output.hasPrefix("views, profile observed: 1 step\n"))
  }

  @Test func `are written as the values of variables, and found from these alone`() throws {
    let written = try Tool.run(
      "replay", "views", "--actions", "launch,vc.viewDidLoad#1", "--as", "itf"
    ).output
    let trace = try JSON(written)
    #expect(trace["vars"]?.list?.first?.string == "action")
    #expect(trace["states"]?.list?.count == 3)
    #expect(trace["states"]?.list?[1]["app"]?.string == "inactive")
    let expected = try Tool.run("replay", "views", "--actions", "launch,vc.viewDidLoad#1").output
    #expect(try replayed(written).output == expected)
    let anonymous = written.replacing(#/"action": ?"[^"]*",?/#, with: "")
    #expect(anonymous != written)
    #expect(try replayed(anonymous).output == expected)
    // The values count also where the rules have names.
    let wrong = written.replacing("\"inactive\"", with: "\"active\"")
    #expect(try replayed(wrong).errors.contains("state 1: no rule leads to these values"))
    let old = try Tool.run(
      "replay", "views", "--actions", "launch", "--initial", "2", "--as", "itf"
    ).output
    #expect(try replayed(old, "--as", "itf").output == old)
    #expect(
      try replayed(old, "--initial", "1").errors.contains("no initial state has these values"))
  }

  @Test(arguments: [
    ("TLC2 Version 2.19\nModel checking completed.\n", "but has no counterexample."),
    (
      #"{"vars": ["app"], "loop": -1, "states": [{"app": "notRunning"}, {"app": "inactive"}]}"#,
      "its last step cannot lead back to step -1."
    ),
    (
      "MODEL launch, profile observed\nRULE main\n",
      "is a trace of “launch, profile observed”, not of views, profile observed."
    ),
    (
      "RULE lunch\n",
      "action 1: views, profile observed has no rule “lunch”. Did you mean “launch”?"
    ),
    (
      #"{"vars": ["app"], "states": [{"app": "inactive"}, {"app": "active"}]}"#,
      "views, profile observed: state 0: no initial state has these values."
    ),
    (
      #"{"vars": ["app"], "states": [{"app": "notRunning"}, {"app": "active"}]}"#,
      "state 1: no rule leads to these values from state 0."
    ),
    (
      #"{"vars": ["apps"], "states": [{"apps": "notRunning"}]}"#,
      "views, profile observed: there is no variable “apps”"
    ),
    (
      ##"{"vars": ["app"], "states": [{"app": {"#set": []}}]}"##,
      "state 0: “app” is neither text nor true nor false."
    ),
  ])
  func `are refused if the model has none like them`(trace: String, message: String) throws {
    let result = try replayed(trace)
    #expect(result.status == 65)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
