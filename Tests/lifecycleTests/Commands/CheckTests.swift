import Foundation
import Testing

@Suite struct `The check command` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A machine for drinks that fails after the second coin.
  private static let drinks = """
    des (0, 5, 4)
    (2, "say \\"hi\\" (now)", 0)
    (0, "coin", 1)

     ( 1 , tea , 0 )
    (1, coffee, large, 2)\r
    (2,coin,3)
    """

  private func check(_ text: String, _ words: String...) throws -> Tool.Result {
    try folder.write(text, to: "system")
    return try Tool.run(["check", folder.path("system")] + words)
  }

  @Test(arguments: [
    ("aut", "224 states, 520 transitions, 35 labels", "224 states, 520 transitions, depth 24"),
    ("json", "223 states, 518 transitions, 33 labels", "223 states, 518 transitions, depth 23"),
  ])
  func `reads what export writes`(form: String, size: String, reachable: String) throws {
    let path = folder.path("views")
    #expect(try Tool.run("export", "views", "--as", form, "--output", path).status == 0)
    let result = try Tool.run("check", path, "--reduced")
    #expect(result.status == 0)
    #expect(result.output.contains(": \(size)\n  reachable  \(reachable)\n"))
    #expect(result.output.contains("  deadlock   none\n"))
    #expect(result.output.contains(form == "aut" ? "216 states, 504 " : "215 states, 502 "))
  }

  @Test func `may begin with a byte order mark, even one that comes in two pieces`() throws {
    let system = #"printf '\xbfdes (0, 1, 2)\n(0, a, 1)\n'"#
    let result = try Shell(folder: folder).run(
      #"(printf '\xef\xbb'; sleep 0.1; \#(system)) | lifecycle check -"#)
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("2 states, 1 transition"))
  }

  @Test func `stops reading when the time is up`() throws {
    let system = "echo 'des (0, 1000000000, 2)'; while :; do echo '(0, a, 1)'; done"
    let result = try Shell(folder: folder).run(
      "(\(system)) | lifecycle check - --max-time 200ms")
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains("was not read to its end: "))
    #expect(result.output == "")
  }

  @Test func `shows a shortest trace to a deadlock, and to each label`() throws {
    let result = try check(
      Self.drinks, "--never", "coffee, large", "--never=say \"hi\" (now)", "--reduced")
    #expect(result.status == 1)
    #expect(
      result.output == """
        system: 4 states, 5 transitions, 4 labels
          reachable  4 states, 5 transitions, depth 3
          reduced    4 states, 5 transitions
          deadlock   after 3 steps
            0                 0
            1  coin           → 1
            2  coffee, large  → 2
            3  coin           → 3
        never coffee, large: violated after 2 steps
            0                 0
            1  coin           → 1
            2  coffee, large  → 2
        never say "hi" (now): violated after 3 steps
            0                  0
            1  coin            → 1
            2  coffee, large   → 2
            3  say "hi" (now)  → 0

        """)
    let unreachable = try check("des (1, 1, 2)\n(0, a, 1)\n", "--never", "a")
    #expect(unreachable.status == 0)
    #expect(unreachable.output.contains("\nnever a: holds\n"))
    #expect(unreachable.output.contains("  deadlock   after 0 steps\n    0    1\n"))
  }

  @Test(
    arguments: [
      ("not tea until coin", "holds", nil), ("always not (tea and coin)", "holds", nil),
      ("always (coin implies eventually tea)", "violated", 0),
      ("always next true", "violated", nil),
      ("eventually always not tea", "violated", 0),
      ("always (\"coffee, large\" implies next coin)", "violated", 3),
      ("eventually tea", "violated", 0),
    ] as [(String, String, Int?)])
  func `judges formulas over whole runs`(formula: String, verdict: String, backTo: Int?) throws {
    let result = try check(Self.drinks, "--formula", formula, "--format", "json")
    #expect(result.status == (verdict == "holds" ? 0 : 1))
    let finding = try #require(try JSON(result.output)["findings"]?.list?.first)
    #expect(finding["subject"]?.string == formula)
    #expect(finding["verdict"]?.string == verdict)
    #expect(finding["backTo"]?.number == backTo)
  }

  @Test func `marks where a run goes back`() throws {
    let result = try check("des (0, 2, 2)\n(0, a, 1)\n(1, b, 1)\n", "--formula", "eventually c")
    #expect(result.status == 64)
    let lasso = try check(
      "des (0, 2, 2)\n(0, a, 1)\n(1, b, 1)\n", "--formula", "always eventually a")
    #expect(
      lasso.output.hasSuffix(
        """
        formula always eventually a: violated after 2 steps
            0     0
            1  a  → 1
            2  b  → 1   ← back to step 1

        """))
  }

  @Test func `knows the attributes of states`() throws {
    let path = folder.path("views.json")
    #expect(try Tool.run("export", "views", "--as", "json", "--output", path).status == 0)
    func status(_ formula: String) throws -> Int32 {
      try Tool.run("check", path, "--formula", formula).status
    }
    #expect(try status("\"stage=not running\"") == 0)
    #expect(try status("always (\"stage=not running\" implies weaknext not pop)") == 0)
    #expect(try status("always \"stage=not running\"") == 1)
    let wrong = try Tool.run("check", path, "--formula", "\"stage=not runing\"")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("Did you mean “stage=not running”?"))
  }

  @Test func `holds nothing that it has not searched`() throws {
    let result = try check(
      Self.drinks, "--never", "tea", "--formula", "eventually tea", "--max-states", "2")
    #expect(result.status == 2)
    #expect(!result.output.contains("holds"))
    #expect(result.output.contains("never tea: undecided, stopped by the limit of 2 states"))
    let lines = (0..<2000).map { "(\($0), a, \($0 + 1))\n" }.joined()
    let large = try check("des (0, 2000, 2001)\n" + lines, "--max-memory", "10K")
    #expect(large.status == 2)
    #expect(large.errors.contains("give a larger --max-memory."))
  }

  @Test(arguments: [
    // A state with the same steps as another; a loop that is unrolled; a choice that comes too early.
    ("des (0, 4, 4)\n(0,a,1)\n(0,a,2)\n(1,b,3)\n(2,b,3)\n", 3, 2),
    ("des (0, 3, 3)\n(0,a,1)\n(1,a,2)\n(2,a,0)\n", 1, 1),
    ("des (0, 4, 5)\n(0,a,1)\n(0,a,2)\n(1,b,3)\n(2,c,4)\n", 4, 4),
    ("des (0, 2, 9)\n(0,a,0)\n(5,a,6)\n", 1, 1), ("des (3, 0, 9)\n", 1, 0),
  ])
  func `reduces by strong bisimulation`(text: String, states: Int, transitions: Int) throws {
    let dot = folder.path("reduced.dot")
    let result = try check(text, "--reduced", "--format", "json", "--dot", dot)
    let reduced = try JSON(result.output)["reduced"]
    #expect(reduced?["states"]?.number == states)
    #expect(reduced?["transitions"]?.number == transitions)
    let lines = try folder.read("reduced.dot").split(separator: "\n")
    #expect(lines.count { $0.contains("->") } == transitions)
  }

  @Test func `reduces as a naive refinement does`() throws {
    var generator = SystemRandom(state: 1)
    for round in 0..<300 {
      let states = 1 + generator.next(12)
      let steps = (0..<generator.next(30)).map { _ in
        [generator.next(states), generator.next(1 + round % 3), generator.next(states)]
      }
      let text =
        "des (0, \(steps.count), \(states))\n"
        + steps.map { "(\($0[0]), l\($0[1]), \($0[2]))\n" }.joined()
      let reduced = try JSON(check(text, "--reduced", "--format", "json").output)["reduced"]
      let expected = Self.quotient(states, steps)
      #expect(reduced?["states"]?.number == expected.states, "\(text)")
      #expect(reduced?["transitions"]?.number == expected.transitions, "\(text)")
    }
  }

  /// The size of the quotient of what can be reached, by rounds that compare all states.
  private static func quotient(_ count: Int, _ steps: [[Int]]) -> (states: Int, transitions: Int) {
    var reached: Set = [0]
    for _ in 0..<count {
      for step in steps where reached.contains(step[0]) { reached.insert(step[2]) }
    }
    var blocks = [Int](repeating: 0, count: count)
    func signature(_ state: Int) -> Set<[Int]> {
      Set(steps.filter { $0[0] == state }.map { [$0[1], blocks[$0[2]]] })
    }
    for _ in 0..<count {
      var numbers: [Set<[Int]>: Int] = [:]
      blocks = (0..<count).map { state in
        let known = signature(state)
        numbers[known] = numbers[known] ?? numbers.count
        return numbers[known] ?? 0
      }
    }
    let kept = Dictionary(reached.map { (blocks[$0], signature($0).count) }) { one, _ in one }
    return (kept.count, kept.values.reduce(0, +))
  }

  @Test(arguments: [
    ("", "line 1: the file is empty; the header des (first, transitions, states) is expected."),
    ("graph {", "line 1: the header des (first, transitions, states) is expected, not “graph {”."),
    ("des (0, 1", "line 1: the header des (first, transitions, states) is expected"),
    ("\n\ndes (3, 1, 2)", "line 3: a state from 0 to 1 is expected, not “3”."),
    ("des (0, 1, 0)", "line 1: a number from 1 to 2,147,483,646 is expected, not “0”."),
    ("des (0, -1, 2)", "line 1: a number from 0 to 2,147,483,646 is expected, not “-1”."),
    (
      "des (0, 1, 5000000000)",
      "line 1: a number from 1 to 2,147,483,646 is expected, not “5000000000”."
    ),
    ("des (0, 99999999999999999999, 2)", "line 1: a number from 0 to 2,147,483,646 is expected"),
    ("des (0, 1, 2)\n(0, a, 2)", "line 2: a state from 0 to 1 is expected, not “2”."),
    ("des (0, 1, 2)\n(-1, a, 1)", "line 2: a state from 0 to 1 is expected, not “-1”."),
    (
      "des (0, 1, 2)\n(0, \"a, 1)", "line 2: the quotation marks of the label “\"a” are not closed."
    ),
    ("des (0, 1, 2)\n(0, \"a\\\", 1)", "line 2: the quotation marks of the label"),
    ("des (0, 1, 2)\n(0, , 1)", "line 2: the label is missing; write \"\" for one"),
    ("des (0, 2, 2)\n(0, a, 1)\n", "line 2: the file ends after 1 transition, but its header"),
    ("des (0, 2, 2)\n(0, a, 1)\n(0, a", "line 3: a transition (from, label, to) is expected"),
    ("des (0, 0, 2)\r\n(0, a, 1)", "line 2: here is one transition more than the 0 of the header."),
    ("{", "line 1: a key is expected, not the end of the file."),
    ("[]", "line 1: the object of a transition system is expected, not “[”."),
    ("{\"actions\": []}", "line 1: the member “about” is missing."),
    ("{\"nodes\": []}", "line 1: a transition system has no member “nodes”."),
  ])
  func `refuses what is no transition system`(text: String, message: String) throws {
    let result = try check(text, "--reduced")
    #expect(result.status == 65)
    #expect(result.output == "")
    #expect(result.errors.contains("system”, \(message)"), "\(result.errors)")
  }

  @Test(arguments: [
    ("\"initial\": 1", "\"initial\": -1", "line 2: a number from 0 to 2,147,483,646 is expected"),
    ("\"initial\": 1", "\"initial\": 3", "3 of 2 states cannot be initial."),
    ("\"states\": 2", "\"states\": 3", "line 2: “about” promises 3 states, but there are 2."),
    ("\"states\": 2", "\"states\": 2e0", "is expected, not “2e0”."),
    ("[0, 0, 1]", "[0, 0, 2]", "line 6: a state from 0 to 1 is expected, not “2”."),
    ("[0, 0, 1]", "[0, 1, 1]", "line 6: an action from 0 to 0 is expected, not “1”."),
    ("[0, 0, 1]", "[0, \"a\", 1]", "line 6: an action from 0 to 0 is expected, not “\"a\"”."),
    ("[0, 0, 1]", "[0, 0]", "line 6: a third number of the transition is expected"),
    ("[0, 0, 1]", "[0, 0, 1, 1]", "line 6: the end of the transition is expected, not “1”."),
    ("\"stage\": 1", "\"stage\": 2", "the number of a value of “stage”, 0 to 1, is expected"),
    ("\"stage\": 1", "\"phase\": 1", "line 5: there is no attribute “phase”."),
    (", \"stage\": 1", "", "state 1 lacks a description or an attribute."),
    ("\"stage\": 1", "\"stage\": 1, \"stage\": 1", "line 5: the attribute “stage” occurs twice."),
    ("\"name\": \"a\"", "\"name\": 7", "line 3: a name is expected, not “7”."),
    ("\"name\": \"a\"", "\"title\": 7", "line 3: the action has no name."),
    ("\"transition-system\"", "\"graph\"", "line 2: “transition-system” is expected"),
    ("\"format\"", "\"form\"", "line 2: “about” lacks “format”."),
    ("]]}", "]]", "a comma or “}” is expected, not the end of the file."),
    ("]]}", "]]} {", "the end of the file is expected, not “{”."),
    ("]]}", "]] [[1, 0, 0]]}", "line 6: a comma or “}” is expected, not “["),
    ("{}]}],", "{}]}] 7,", "line 3: a comma or “}” is expected, not “7”."),
  ])
  func `refuses JSON of another form`(part: String, wrong: String, message: String) throws {
    let system = """
      {
        "about": {"format": "transition-system", "initial": 1, "states": 2, "transitions": 1},
        "actions": [{"name": "a", "more": [1, {}]}],
        "attributes": {"stage": ["off", "on"]},
        "states": [{"description": "x", "stage": 0}, {"description": "\\u0079", "stage": 1}],
        "transitions": [[0, 0, 1]]}
      """
    #expect(try check(system).status == 0)
    let result = try check(system.replacing(part, with: wrong))
    #expect(result.status == 65)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    (["check"], 64, "“check” needs FILE."),
    (["check", "/nowhere/x"], 74, "cannot read “/nowhere/x”"),
    (["check", "-", "--dot", "-"], 64, "--dot: standard output is for the result; name a file."),
    (["check", "-", "--formula", "always"], 64, "--formula: Character"),
    (["check", "-", "--dot", "/nowhere/x"], 74, "there is no folder"),
  ])
  func `refuses a wrong command line`(words: [String], status: Int32, message: String) throws {
    let result = try Tool.run(words)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  /// “é” can be one character or two, and labels are bytes.
  @Test func `keeps labels apart that only look alike`() throws {
    let system = "des (0, 2, 3)\n(0, e\u{301}, 1)\n(0, b, 2)\n(2, \u{E9}, 2)\n".replacing(
      "(0, 2, 3)", with: "(0, 3, 3)")
    let composed = try check(system, "--never", "\u{E9}")
    #expect(composed.status == 1)
    #expect(composed.output.contains("violated after 2 steps"))
    #expect(try check(system, "--never", "e\u{301}").output.contains("violated after 1 step"))
    let json = """
      {"about": {"format": "transition-system", "initial": 1, "states": 1, "transitions": 1},
       "actions": [{"name": "e\u{301}"}, {"name": "\u{E9}"}], "attributes": {},
       "states": [{"description": "x"}], "transitions": [[0, 1, 0]]}
      """
    #expect(try check(json, "--never", "e\u{301}").status == 0)
    #expect(try check(json, "--never", "\u{E9}").status == 1)
  }

  @Test func `suggests the label that was meant`() throws {
    let never = try check(Self.drinks, "--never", "coinn")
    #expect(never.status == 64)
    #expect(never.errors.contains("there is no label “coinn”. Did you mean “coin”?"))
    let formula = try check(Self.drinks, "--formula", "eventually tee")
    #expect(formula.status == 64)
    #expect(formula.errors.contains("no predicate is called “tee”. Did you mean “tea”?"))
    let same = try check(Self.drinks, "--dot", folder.path("system"))
    #expect(same.status == 74)
  }

  @Test func `reads standard input`() throws {
    let result = try Tool.run("check", "-", input: Self.drinks)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("standard input: 4 states, 5 transitions, 4 labels\n"))
  }
}

/// A generator of small numbers, the same in each run.
private struct SystemRandom {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
