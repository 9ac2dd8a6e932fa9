import CommandLineTools
import Foundation
import Testing

@Suite struct `The memory of a control group` {
  /// The limit for the groups of a process, with some files below the root.
  private func limit(_ membership: String, _ files: [String: String]) throws -> Int? {
    let root = FileManager.default.temporaryDirectory.appending(path: "groups-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file)
    }
    return ControlGroups(root: root.path, membership: membership).memoryLimit
  }

  @Test func `is the lowest of the group and its ancestors`() throws {
    var files = ["memory.max": "max", "user.slice/memory.max": "3000"]
    #expect(try limit("0::/user.slice/build\n", files) == 3_000)
    files["user.slice/build/memory.max"] = "2000"
    #expect(try limit("0::/user.slice/build\n", files) == 2_000)
    files["memory.max"] = "1000"
    #expect(try limit("0::/user.slice/build\n", files) == 1_000)
  }

  @Test func `is that of a container which hides its ancestors`() throws {
    #expect(try limit("0::/", ["memory.max": "5000"]) == 5_000)
    #expect(try limit("0::/../elsewhere", ["memory.max": "5000"]) == 5_000)
  }

  @Test func `is read from the first version, too`() throws {
    let membership = "9:cpu,cpuacct:/a\n4:memory:/docker/ab\n0::/"
    #expect(
      try limit(membership, ["memory/docker/memory.limit_in_bytes": "9223372036854771712"])
        == 9_223_372_036_854_771_712)
    #expect(try limit(membership, ["memory/docker/ab/memory.limit_in_bytes": "7000"]) == 7_000)
  }

  @Test(arguments: ["", "nonsense", "4:cpu:/a", "0:/a", "0"])
  func `is unlimited outside all groups of memory`(membership: String) throws {
    #expect(
      try limit(membership, ["memory.max": "1", "memory/memory.limit_in_bytes": "1"]) == nil)
  }

  @Test(arguments: ["0::/a", "4:memory:/a"])
  func `is unlimited without a number`(membership: String) throws {
    let files = ["a/memory.max": "max", "memory/a/memory.limit_in_bytes": "many"]
    #expect(try limit(membership, files) == nil)
  }
}
