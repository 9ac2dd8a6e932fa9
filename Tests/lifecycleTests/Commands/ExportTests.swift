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
    for form in ["aut", "graphml", "dot", "scxml", "xstate", "json", "table", "csv", "promela"] {
      let text = try Self.exported("views", "--ios", "27", "--as", form)
      #expect(try Self.exported("views", "--ios", "27", "--as", form) == text, "\(form)")
    }
    let lines = try Self.exported("views", "--as", "aut").split(separator: "\n")
    #expect(lines.count == 1 + 400 + 2)
    #expect(lines[0] == "des (169, 402, 170)")
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

  @Test func `writes rules, conditions and claims for SPIN`() throws {
    let model = try Self.exported("views", "--ios", "27", "--as", "promela")
    #expect(model.contains("/* push ("))
    #expect(model.contains("printf(\"RULE push\\n\")"))
    #expect(model.contains("#ifdef CHECK_"))
    #expect(model.contains("#ifndef WITHOUT_ASSERTIONS"))
    #expect(model.contains("it is about the order of several steps"))
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
