import Foundation
import Testing

#if os(Linux)
  /// What the tool says when it is started where it cannot work, or with names that are no text.
  @Suite struct Surroundings {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bash(_ line: String) throws -> Tool.Result {
      try Shell(folder: folder).run(line)
    }

    @Test func `a name that is not UTF-8 is refused, and no other file is written in its place`()
      throws
    {
      let result = try bash(#"lifecycle diagram launch --output $'o\xff.dot'"#)
      #expect(result.status == 64)
      #expect(result.output == "")
      #expect(
        result.errors == """
          lifecycle: word 4 of the command line, “o\u{FFFD}.dot”, is not UTF-8; \
          rename the file, or use a link with another name.

          """)
      #expect(try folder.contents == [])
    }

    @Test func `a source in a folder whose name is not UTF-8 is told, and the others are read`()
      throws
    {
      try folder.write(
        "class AppDelegate: UIResponder, UIApplicationDelegate {}\n", to: "a/A.swift")
      let result = try bash(#"cp a/A.swift a/$'B\xff.swift'; lifecycle delegates a"#)
      #expect(result.errors.contains("its name is not UTF-8; rename it"))
      #expect(result.output.contains("AppDelegate"))
    }

    @Test func `the working folder may have any name`() throws {
      let result = try bash(
        #"mkdir $'\xfe' && cd $'\xfe' && lifecycle diagram launch --output o.dot && ls"#)
      #expect(result.status == 0)
      #expect(result.output.contains("o.dot"))
    }

    /// An adapter that copies its environment to the file `seen`.
    private let adapter = #"""
      #!/bin/bash
      cat /proc/self/environ >seen
      echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
      while read -r line; do echo '{"requests":[]}'; done
      """#

    @Test func `an adapter is given the environment byte for byte`() throws {
      try folder.write(adapter, to: "adapter")
      _ = try bash(
        #"export ODD=$'\xff\xfe='; unset ABSENT; lifecycle drive --max-choices 1 -- /bin/bash adapter"#
      )
      let seen = try Data(contentsOf: URL(fileURLWithPath: folder.path("seen")))
      let entries = seen.split(separator: 0).map(Array.init)
      #expect(entries.contains(Array("ODD=".utf8) + [0xFF, 0xFE, UInt8(ascii: "=")]))
      #expect(entries.contains { $0.starts(with: Array("LIFECYCLE_DISK=".utf8)) })
    }

    @Test func `too little address space is told in words`() throws {
      let result = try bash("ulimit -v 300000; lifecycle verify app")
      #expect(result.status == 64)
      #expect(
        result.errors == """
          lifecycle: this process may use 292 MiB of address space, but it needs at least 512 MiB; \
          raise the limit, for example with ulimit -v unlimited.

          """)
    }

    @Test func `as much address space as is asked for is enough to verify a model`() throws {
      let result = try bash("ulimit -v 524288; lifecycle verify runloop --quiet")
      #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `too few descriptors are told in words, not as a finding about an adapter`() throws {
      try folder.write(adapter, to: "adapter")
      let result = try bash("ulimit -n 8; lifecycle drive --max-choices 1 -- /bin/bash adapter")
      #expect(result.status > 1 && result.status < 128, "\(result)")
      #expect(result.errors.contains("too many files are open; raise the limit"), "\(result)")
      #expect(!result.output.contains("finding"))
    }

    @Test func `a limit of file sizes is told in words, and leaves no part of a file`() throws {
      let result = try bash("ulimit -f 1; lifecycle list --format json --output list.json")
      #expect(result.status == 74)
      #expect(result.errors == "lifecycle: cannot write “list.json”: File too large.\n")
      #expect(try folder.contents == [])
    }

    @Test(arguments: ["drive -- /bin/bash adapter", "verify launch --quiet"])
    func `too few processes and threads are told in words, and nothing waits for them`(
      words: String
    ) throws {
      try folder.write(adapter, to: "adapter")
      let result = try bash(Self.asNobody("ulimit -u 1; exec '\(Tool.executable)' \(words)"))
      if result.status == Self.cannotBeNobody { return }
      #expect(result.status == 64)
      #expect(result.errors.contains("cannot start"), "\(result)")
      #expect(result.errors.hasSuffix("raise the limit (ulimit -u) or end some of them.\n"))
    }

    private static let cannotBeNobody: Int32 = 99

    /// The limit of processes does not hold for the superuser.
    private static func asNobody(_ line: String) -> String {
      let user = "setpriv --reuid=nobody --regid=nogroup --clear-groups"
      guard getuid() == 0 else { return line }
      return #"""
        \#(user) test -x '\#(Tool.executable)' || exit \#(cannotBeNobody)
        exec \#(user) bash -c "\#(line)"
        """#
    }
  }
#endif
