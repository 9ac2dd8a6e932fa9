import Foundation
import LifecycleDriving
import Testing

@Suite struct `The disk of an adapter` {
  @Test func `is an empty folder that only its user can enter`() throws {
    let disk = try AdapterDisk()
    let attributes = try FileManager.default.attributesOfItem(atPath: disk.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }

  @Test func `is a new folder each time`() throws {
    let (first, second) = (try AdapterDisk(), try AdapterDisk())
    #expect(first.path != second.path)
  }

  @Test func `is removed with its contents when it is released`() throws {
    var disk: AdapterDisk? = try AdapterDisk()
    let path = try #require(disk?.path)
    try fill(path)
    disk = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `can be emptied, whatever the adapter did to it`() throws {
    let disk = try AdapterDisk()
    try fill(disk.path)
    try disk.reset()
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    try disk.remove()
    try write("a file now", to: disk.path)
    try disk.reset()
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }

  @Test func `is emptied without following links`() throws {
    let (disk, other) = (try AdapterDisk(), try AdapterDisk())
    try write("x", to: other.path + "/kept")
    symlink(other.path, disk.path + "/link")
    try disk.reset()
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["kept"])
  }

  @Test func `is emptied of names that are not UTF-8`() throws {
    let disk = try AdapterDisk()
    let path = Array(disk.path.utf8CString.dropLast()) + [0x2F, CChar(truncatingIfNeeded: 0xFF), 0]
    // Some file systems do not allow such names.
    guard mkdir(path, 0o700) == 0 else { return }
    try disk.reset()
    #expect(rmdir(path) == -1)
  }

  @Test func `cannot be made in a folder that does not exist`() throws {
    let outer = try AdapterDisk()
    let path = outer.path + "/none"
    let error = AdapterError.disk(path: path, reason: "No such file or directory")
    #expect(throws: error) { try AdapterDisk(in: path) }
    #expect(
      error.localizedDescription
        == "The folder “\(path)” cannot be prepared: No such file or directory.")
  }

  @Test func `cannot be emptied if the folder around it is gone`() throws {
    let outer = try AdapterDisk()
    let disk = try AdapterDisk(in: outer.path)
    try outer.remove()
    #expect(throws: AdapterError.disk(path: disk.path, reason: "No such file or directory")) {
      try disk.reset()
    }
  }

  private func fill(_ path: String) throws {
    let folder = path + "/a/b"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("x", to: folder + "/c")
    symlink("/none", path + "/link")
    mkfifo(path + "/pipe", 0o600)
    chmod(folder, 0o000)
    chmod(path, 0o500)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}

@Suite struct `The fingerprint of a disk` {
  @Test func `does not depend on the date`() throws {
    #expect(try AdapterDisk().fingerprint() == 0xCBF2_9CE4_8422_2325)
    let disk = try AdapterDisk()
    try write("hello", to: "a", on: disk)
    chmod(disk.path + "/a", 0o600)
    #expect(disk.fingerprint() == 0x6DF8_8980_BA87_E3C1)
  }

  @Test func `is the same for equal contents in different places`() throws {
    let (first, second) = (try AdapterDisk(), try AdapterDisk())
    for name in 1...20 { try write("x", to: "\(name)", on: first) }
    for name in (1...20).reversed() { try write("x", to: "\(name)", on: second) }
    #expect(first.fingerprint() == second.fingerprint())
  }

  @Test func `differs after a change`() throws {
    for change in Change.allCases {
      let disk = try AdapterDisk()
      try FileManager.default.createDirectory(
        atPath: disk.path + "/d", withIntermediateDirectories: false)
      try write("hello", to: "d/a", on: disk)
      symlink("a", disk.path + "/link")
      let before = try #require(disk.fingerprint())
      try make(change, on: disk)
      let after = try #require(disk.fingerprint())
      #expect(after != before, "\(change)")
    }
  }

  @Test func `is the same for equal contents of any size, written at different times`() throws {
    let (first, second) = (try AdapterDisk(), try AdapterDisk())
    let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
    try content.write(to: URL(fileURLWithPath: first.path + "/large"))
    try Data().write(to: URL(fileURLWithPath: second.path + "/other"))
    try content.write(to: URL(fileURLWithPath: second.path + "/large"))
    unlink(second.path + "/other")
    #expect(first.fingerprint() != nil && first.fingerprint() == second.fingerprint())
    try (content + [1]).write(to: URL(fileURLWithPath: second.path + "/large"))
    #expect(first.fingerprint() != second.fingerprint())
  }

  @Test func `does not exist if a file would take long to read`() throws {
    let disk = try AdapterDisk()
    try Data().write(to: URL(fileURLWithPath: disk.path + "/large"))
    try #require(truncate(disk.path + "/large", 1 << 40) == 0)
    #expect(disk.fingerprint() == nil)
  }

  @Test func `does not wait until somebody writes into a named pipe`() throws {
    let disk = try AdapterDisk()
    mkfifo(disk.path + "/pipe", 0o600)
    #expect(disk.fingerprint() != nil)
  }

  @Test func `follows no link`() throws {
    let disk = try AdapterDisk()
    symlink(disk.path, disk.path + "/link")
    #expect(disk.fingerprint() != nil)
  }

  @Test func `does not exist if the folder is missing or has too many entries`() throws {
    let disk = try AdapterDisk()
    for number in 0...1000 { symlink("x", disk.path + "/\(number)") }
    #expect(disk.fingerprint() == nil)
    unlink(disk.path + "/0")
    #expect(disk.fingerprint() != nil)
    try disk.remove()
    #expect(disk.fingerprint() == nil)
  }

  enum Change: CaseIterable {
    case content, length, name, folder, permission, link, another, moved
  }

  private func make(_ change: Change, on disk: AdapterDisk) throws {
    let path = disk.path
    switch change {
    case .content: try write("hellp", to: "d/a", on: disk)
    case .length: try write("hello!", to: "d/a", on: disk)
    case .name: rename(path + "/d/a", path + "/d/b")
    case .folder: mkdir(path + "/e", 0o700)
    case .permission: chmod(path + "/d/a", 0o400)
    case .link:
      unlink(path + "/link")
      symlink("b", path + "/link")
    case .another: try write("", to: "b", on: disk)
    case .moved: rename(path + "/d/a", path + "/a")
    }
  }

  private func write(_ text: String, to name: String, on disk: AdapterDisk) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: disk.path + "/" + name))
  }
}
