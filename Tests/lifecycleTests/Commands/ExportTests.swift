import Foundation
import Testing

@Suite struct `The export command` {
  private static func exported(_ words: String...) throws -> String {
    let folder = try TemporaryFolder()
    let path = folder.path("model")
    let result = try Tool.run(["export"] + words + ["--output", path])
    try #require(result.status == 0, "\(result.errors)")
    #expect(result.output == "")
    return try folder.read("model")
  }

  @Test func `writes all states and transitions, the same bytes each time`() throws {
    for form in [
      "aut", "graphml", "dot", "scxml", "xstate", "json", "table", "csv", "promela", "tla",
      "python",
      "javascript", "typescript", "kotlin", "dart",
    ] {
      let text = try Self.exported("views", "--ios", "27", "--as", form)
      #expect(try Self.exported("views", "--ios", "27", "--as", form) == text, "\(form)")
    }
    let lines = try Self.exported("views", "--as", "aut").split(separator: "\n")
    #expect(lines.count == 1 + 518 + 2)
    #expect(lines[0] == "des (223, 520, 224)")
  }

  @Test func `says of each action what it delivers, and who says so`() throws {
    let text = try Self.exported("views", "--ios", "27", "--as", "json")
    let system = try #require(try JSON(text)["actions"]?.list)
    let push = try #require(system.first { $0["name"]?.string == "push" })
    #expect(push["initiator"]?.string == "user")
    #expect(push["facts"]?.list?.isEmpty == false)
    #expect(system.contains { $0["callback"]?.string == "vc.viewDidLoad" })
  }

  @Test func `shows which callback comes in which state, and on which systems`() throws {
    let csv = try Self.exported("views", "--as", "csv").split(separator: "\n")
    #expect(csv[0].hasPrefix("callback,"))
    let isAppearing = try #require(csv.first { $0.hasPrefix("vc.viewIsAppearing") })
    #expect(isAppearing.contains("iOS 13 and later"))
    let table = try Self.exported("views", "--ios", "27", "--as", "table")
    #expect(table.contains("| `vc.viewDidLoad` |"))
    // What happens on every system is not said to need the newest.
    let scenes = try Self.exported("scene", "--as", "table").split(separator: "\n")
    let connection = try #require(scenes.first { $0.contains("`scene.willConnect`") })
    #expect(connection.contains("| yes |"))
  }

  @Test(arguments: ["table", "csv"])
  func `has no table of callbacks for a model that calls no delegate`(form: String) throws {
    let result = try Tool.run("export", "extension", "--as", form)
    #expect(result.status == 64)
    #expect(result.errors.contains("the extension model calls no delegate"))
  }

  @Test func `writes rules, conditions and claims for SPIN`() throws {
    let model = try Self.exported("views", "--ios", "27", "--as", "promela")
    #expect(model.contains("/* push ("))
    #expect(model.contains("printf(\"RULE push\\n\")"))
    #expect(model.contains("#ifdef CHECK_"))
    #expect(model.contains("#ifndef WITHOUT_ASSERTIONS"))
    // A pattern is a formula over what each step tells it; its assertion would check nothing.
    #expect(model.contains("ltl F276 { !((part_3 U (part_2 && (part_0 U part_1))) || (<> "))
    #expect(model.contains("#ifdef CHECK_F276\n#error this claim has no such option"))
    #expect(model.contains("#ifdef LTL_W4\n#error this claim has no such option"))
    // “L2” assumes fairness, and positions before the first step do not count.
    #expect(model.contains("ltl L2 { !has_begun U (has_begun && (([] (<> part_0)) -> "))
    #expect(
      model.contains("  awaited = (awaited == 0 && (letter_2 || !letter_3) -> 1 : awaited);\n"))
  }

  @Test func `writes a module of TLA+ whose actions are the rules`() throws {
    let module = try Self.exported("views", "--ios", "27", "--as", "tla")
    #expect(module.hasPrefix("---- MODULE views ----\n(*"))
    #expect(module.contains("\npush ==\n  /\\ is_"))
    #expect(module.contains("  \\* @type: Str;\n  app,\n"))
    #expect(module.contains("F13 == [][("))
    #expect(module.hasSuffix("====\n"))
  }

  @Test(arguments: [
    ("python", "    Rule(\"push\", None, \"user\",\n         lambda s: (is_"),
    (
      "javascript",
      "  { name: \"push\", callback: null, initiator: \"user\",\n    canHappen: s => (is_"
    ),
    ("typescript", "const initialStates: readonly State[] = [\n"),
    ("kotlin", "    Rule(\"push\", null, \"user\",\n        { s -> (is_"),
    ("dart", "  Rule(\"push\", null, \"user\",\n      (s) => (is_"),
  ])
  func `writes a program whose rules are those of the model`(form: String, text: String) throws {
    let program = try Self.exported("views", "--ios", "27", "--as", form)
    #expect(program.contains(text))
    #expect(program.contains("\"vc.viewDidLoad\""))
  }

  @Test(arguments: [
    (["export", "views"], 64, "“export” needs --as FORM."),
    (["export", "views", "--as", "xstat"], 64, "there is no form “xstat”. Did you mean “xstate”?"),
    (["export", "--as", "aut"], 64, "“export” needs MODEL."),
    (["export", "views", "--as", "aut", "--output", "/nowhere/x"], 74, "there is no folder"),
    (["export", "app", "--as", "aut", "--max-states", "10"], 2, "nothing is written."),
  ])
  func `refuses what cannot be written whole`(words: [String], status: Int32, message: String)
    throws
  {
    let result = try Tool.run(words)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
