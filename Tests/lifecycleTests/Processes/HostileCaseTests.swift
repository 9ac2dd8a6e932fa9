import Foundation
import Testing

#if os(Linux)
  /// The adapters and inputs of `Tests/Hostile`.
  @Suite struct `Hostile cases` {
    @Test(.timeLimit(.minutes(5)), arguments: HostileCase.tried)
    func `end as they must, and leave nothing`(hostile: HostileCase) throws {
      let folder = try TemporaryFolder()
      let place = try Place(folder)
      let result = try place.shell.run(hostile.line)
      #expect(result.status == hostile.status, "\(result)")
      #expect((result.output + result.errors).contains(hostile.words), "\(result)")
      #expect(!(result.output + result.errors).unicodeScalars.contains(where: Self.isHostile))
      #expect(try place.remains == [], "\(hostile.line)")
    }

    @Test func `are all those in the folder`() throws {
      for kind in ["Adapters", "Inputs"] {
        let files = try FileManager.default.contentsOfDirectory(
          atPath: "\(HostileCase.folder)/\(kind)")
        let word = kind == "Adapters" ? "drive" : "input"
        for file in files {
          let call = "\(word) \(file.dropLast(".sh".count))"
          #expect(HostileCase.all.contains { ($0.line + " ").contains(call + " ") }, "\(file)")
        }
      }
    }

    private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format)
    }
  }

  /// Where a case is tried: the folder `work` for its files, `temporary` for those of the tool, and a
  /// folder of the user that it must not change.
  private struct Place {
    let shell: Shell
    private let folder: TemporaryFolder

    init(_ folder: TemporaryFolder) throws {
      self.folder = folder
      for name in ["work", "temporary"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: false)
      }
      try folder.write("kept", to: "user/file")
      var shell = Shell(folder: folder)
      shell.prologue = """
        cd work
        drive() {
          lifecycle drive --max-steps 60 --time-limit 1s -- /bin/bash "$HOSTILE/Adapters/$1.sh"
        }
        input() { . "$HOSTILE/Inputs/$1.sh"; }
        """
      shell.environment = [
        "HOSTILE": HostileCase.folder, "TMPDIR": folder.path("temporary"),
        "VICTIM": folder.path("user"),
      ]
      self.shell = shell
    }

    /// What is left and should not be: files, processes, and changes of the user's folder.
    var remains: [String] {
      get throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("temporary"))
        let isKept = (try? folder.read("user/file")) == "kept"
        return files + processes + (isKept ? [] : ["the user's file has changed"])
      }
    }

    /// The processes whose environment names the folder.
    private var processes: [String] {
      let mark = Data("TMPDIR=\(folder.path("temporary"))".utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.filter { name in
        guard Int(name) != nil, let file = FileHandle(forReadingAtPath: "/proc/\(name)/environ")
        else { return false }
        return ((try? file.readToEnd()) ?? nil)?.range(of: mark) != nil
      }
    }
  }
#endif
