import Foundation
import Testing

@testable import SystemFiles

@Suite struct `The replacement of a file` {
  private let place: Place
  private var file: String { "\(place.path)/file" }

  init() throws { place = try Place() }

  @Test func `is seen only when it is complete`() throws {
    place.write("old", to: "file")
    let replacement = try FileReplacement(of: file)
    try replacement.write(Array("new".utf8))
    #expect(place.read("file") == "old")
    try replacement.commit()
    #expect(place.read("file") == "new")
    #expect(place.contents == ["file"])
  }

  @Test func `that is given up leaves no trace`() throws {
    place.write("old", to: "file")
    do {
      let replacement = try FileReplacement(of: file)
      try replacement.write(Array("half".utf8))
    }
    #expect(place.read("file") == "old")
    #expect(place.contents == ["file"])
  }

  @Test func `leaves nothing behind if the process is killed`() async throws {
    let path: String = place.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let replacement = try FileReplacement(of: path + "/file")
      try replacement.write(Array("half".utf8))
      raise(SIGKILL)
      try replacement.commit()
    }
    // Where a file needs a name, the next replacement removes it.
    #if os(Linux)
      #expect(place.contents == [])
    #endif
  }

  @Test func `keeps permissions, and goes through links`() throws {
    place.write("old", to: "real")
    chmod("\(place.path)/real", 0o604)
    symlink("real", file)
    try FileReplacement(of: file).commit()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "real")
    var status = stat()
    stat("\(place.path)/real", &status)
    #expect(status.st_mode & 0o777 == 0o604 && status.st_size == 0)
  }

  @Test func `by many at once ends with one of them, complete`() throws {
    let texts = (0..<40).map { String(repeating: "\($0)\n", count: 10_000) }
    DispatchQueue.concurrentPerform(iterations: texts.count) { [file] index in
      guard let replacement = try? FileReplacement(of: file) else { return }
      try? replacement.write(Array(texts[index].utf8))
      try? replacement.commit()
    }
    #expect(texts.contains(try #require(place.read("file"))))
    #expect(place.contents == ["file"])
  }

  @Test func `needs a folder`() {
    #expect(throws: SystemError(code: ENOENT)) {
      _ = try FileReplacement(of: place.path + "/none/file")
    }
  }
}
