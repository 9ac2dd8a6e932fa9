import Foundation
import Testing

private let bash = "/bin/bash"

/// What the system refuses while an adapter is driven.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: bash), "bash is needed"))
struct `The drive command, refused something by the system,` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func adapter(_ body: String = SavingAdapter.save) throws -> String {
    try SavingAdapter.write(on: "app.willTerminate", body, to: folder)
  }

  @Test(arguments: ["read", "write"])
  func `says that lives cannot be kept, which is a file error if that is all`(
    saved: String
  ) throws {
    let path = try adapter()
    try folder.write("", to: "file")
    let words = ["drive", bash, path, "--max-steps", "100"]
    let lives = ["--lives", folder.path("file/lives.json")]
    func run(_ arguments: [String]) throws -> Tool.Result {
      try RunningTool(arguments, environment: ["LIFECYCLE_LIVES": saved]).wait()
    }
    let result = try run(words + lives)
    #expect(result.status == 1)
    #expect(result.errors.contains("lives.json"))
    let baseline = folder.path("baseline.json")
    #expect(try Tool.run(words + ["--write-baseline", baseline]).status == 0)
    let accepted = try run(words + ["--baseline", baseline] + lives)
    #expect(accepted.status == 74, "\(accepted)")
  }

  /// The second process cannot be started, which is no fault of the app.
  @Test func `finds nothing if the adapter cannot be started again`() throws {
    let path = try adapter("rm -f \"$0\"; \(SavingAdapter.save)")
    try folder.write(program: try folder.read("adapter"), to: "adapter")
    let lives = folder.path("lives.json")
    let result = try Tool.run("drive", "--lives", lives, path)
    #expect(result.status == 74, "\(result)")
    #expect(result.errors.contains("cannot be started"))
    #expect(result.output == "")
    #expect(!FileManager.default.fileExists(atPath: lives))
  }

  /// The finding comes before the three hundredth process; after that, none can be started.
  @Test func `keeps what it found before`() throws {
    let count = folder.path("count")
    let start = "echo >>\(count); [ $(wc -l <\(count)) -lt 300 ] || rm -f \"$0\""
    let path = try adapter()
    let text = try folder.read("adapter")
      .replacing("saved=$draft\n", with: "saved=$draft\n\(start)\n", maxReplacements: 1)
    try folder.write(program: text, to: "adapter")
    let result = try Tool.run("drive", path)
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("stopped before every life was run: "))
    #expect(result.errors.contains("cannot be started"))
  }
}
