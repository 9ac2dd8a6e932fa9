import Foundation
import ModelChecking
import Testing
import Thoroughness

@Suite struct `The folder of a search on disk` {
  private static let device = PackedDevice(apps: 3)

  /// A folder with the first levels of a search.
  private func interrupted() throws -> DiskFolder {
    let folder = DiskFolder()
    _ = try Self.device.check(options: folder.options()) { $0.depth < 4 ? .proceed : .stop }
    return folder
  }

  private func error(
    _ folder: DiskFolder, device: PackedDevice = device,
    properties: [Property<PackedDevice>] = []
  ) -> DiskSearchError? {
    do {
      _ = try device.check(properties, options: folder.options())
      return nil
    } catch {
      return error
    }
  }

  @Test func `is refused if a byte of a file is another one`() throws {
    for name in try interrupted().names where name != "search.lock" {
      let folder = try interrupted()
      let contents = try folder.contents(of: name)
      // Numbers have eight bytes; a step of five reaches each of the eight places in turn.
      for index in stride(from: 0, to: contents.count, by: Thoroughness.isFullForEngine ? 1 : 5) {
        var changed = contents
        changed[index] ^= 1
        try folder.write(changed, to: name)
        guard case .damagedFile(name, _, _) = error(folder) else {
          Issue.record("byte \(index) of \(name)")
          return
        }
      }
    }
  }

  @Test func `is refused if a file is too short or too long`() throws {
    for name in try interrupted().names where name != "search.lock" {
      let folder = try interrupted()
      let contents = try folder.contents(of: name)
      for changed in [Data(), contents.dropLast(), contents + [0]] {
        try folder.write(changed, to: name)
        guard case .damagedFile(name, _, _) = error(folder) else {
          Issue.record("\(changed.count) bytes of \(name)")
          return
        }
      }
    }
  }

  @Test func `is refused if a file in the middle is missing`() throws {
    for name in try interrupted().names where name != "search.lock" {
      if name == "level-4.complete" { continue }
      let folder = try interrupted()
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      #expect(error(folder) == .damagedFile(name, folder: folder.path, fault: "it is missing"))
    }
  }

  /// The system reads no folder; nobody should be told to remove the search because of that.
  @Test func `is kept if the system does not read a file`() throws {
    let folder = try interrupted()
    let path = "\(folder.path)/level-2.complete"
    let text = try folder.contents(of: "level-2.complete")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(
      error(folder)
        == .unreadableFile(
          folder: folder.path, "“level-2.complete” cannot be read: Is a directory"))
    try FileManager.default.removeItem(atPath: path)
    try folder.write(text, to: "level-2.complete")
    #expect(error(folder) == nil)
  }

  @Test func `is taken without the last level if that is not complete`() throws {
    let folder = try interrupted()
    try FileManager.default.removeItem(atPath: "\(folder.path)/level-4.complete")
    let report = try Self.device.check(options: folder.options())
    #expect(Counts(report) == Counts(Self.device.check()))
  }

  @Test func `is refused if it holds another file, which stays`() throws {
    for name in ["notes.txt", "level-01.states", "other.tmp", "level-1.states.bak"] {
      let folder = try interrupted()
      try folder.write(Data("mine".utf8), to: name)
      #expect(error(folder) == .foreignFile(name, folder: folder.path))
      #expect(try folder.contents(of: name) == Data("mine".utf8))
    }
  }

  @Test func `is refused to another machine and to other properties`() throws {
    let folder = try interrupted()
    let property = Property<PackedDevice>(
      "id", "statement", .always(StatePredicate("true") { _ in true }))
    #expect(error(folder, device: PackedDevice(apps: 4)) == .otherSearch(folder: folder.path))
    #expect(error(folder, properties: [property]) == .otherSearch(folder: folder.path))
    #expect(error(folder) == nil)
  }

  @Test func `is used by one search at a time`() throws {
    let folder = DiskFolder()
    var errors: [DiskSearchError?] = []
    _ = try Self.device.check(options: folder.options()) { _ in
      errors.append(error(folder))
      return .proceed
    }
    #expect(Set(errors) == [.folderInUse(folder.path)])
  }

  @Test func `is free after a search, though a process being started has its files`() throws {
    let folder = DiskFolder()
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    _ = try Self.device.check(options: folder.options()) { progress in
      if copies.isEmpty { copies = copiesOfOpenFiles(at: "\(folder.path)/search.lock") }
      return progress.depth < 4 ? .proceed : .stop
    }
    #expect(copies.count == 1)
    #expect(error(folder) == nil)
  }

  /// Opens once more what this process has open, as `fork` does for a child until it runs its program.
  private func copiesOfOpenFiles(at path: String) -> [Int32] {
    var (wanted, found) = (stat(), stat())
    guard stat(path, &wanted) == 0 else { return [] }
    let numbers = (0..<getdtablesize()).filter { number in
      fstat(number, &found) == 0 && found.st_ino == wanted.st_ino && found.st_dev == wanted.st_dev
    }
    return numbers.map { dup($0) }
  }

  @Test func `must be one that can be made`() throws {
    let folder = try interrupted()
    let path = "\(folder.path)/search.lock/inside"
    #expect(throws: DiskSearchError.unusableFolder(path, reason: "Not a directory")) {
      try Self.device.check(options: .disk(folder: path, memory: 1 << 20))
    }
  }

  @Test func `is named in every error, with what to do`() {
    let errors: [DiskSearchError] = [
      .unusableFolder("dir", reason: "No such file"), .folderInUse("dir"),
      .foreignFile("a.txt", folder: "dir"), .otherSearch(folder: "dir"),
      .damagedFile("level-1.states", folder: "dir", fault: "it is missing"),
      .unreadableFile(folder: "dir", "“level-1.states” cannot be read: Input/output error"),
    ]
    for error in errors {
      #expect(error.description.contains("“dir”"))
      #expect(error.description.contains { $0 == ";" })
    }
  }
}
