import Foundation
import Synchronization
import Testing

@testable import SystemFiles

@Suite struct `A scratch folder` {
  private let place: Place

  init() throws { place = try Place() }

  private func make() throws -> ScratchFolder {
    try ScratchFolder(in: place.path, named: "scratch-")
  }

  @Test func `is for its user only, and is gone when it is released`() throws {
    do {
      let folder = try make()
      var status = stat()
      #expect(stat(folder.path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
      #expect(place.contents.count == 1)
    }
    #expect(place.contents == [])
  }

  @Test func `stays if it is kept for its user, whatever is removed later`() throws {
    do { try make().keep() }
    let parent = try Descriptor(opening: place.path, O_RDONLY | O_DIRECTORY)
    ScratchFolder.removeStale("scratch-", in: parent, unchangedFor: 0)
    #expect(place.contents.count == 1)
  }

  @Test func `is emptied of folders nested beyond the longest path`() throws {
    let folder = try make()
    var inner = open(folder.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<5_000 {
      try #require(mkdirat(inner, "deep", 0o700) == 0)
      let next = openat(inner, "deep", O_RDONLY | O_DIRECTORY)
      close(inner)
      inner = next
    }
    close(inner)
    try folder.empty()
    #expect(Place.contents(of: folder.path) == [])
  }

  @Test func `is emptied of folders that deny access to their owner`() throws {
    let folder = try make()
    for path in ["/a", "/a/b", "/a/b/c"] { mkdir(folder.path + path, 0o700) }
    for path in ["/a/b/c", "/a/b", "/a"] { chmod(folder.path + path, 0) }
    try folder.empty()
    #expect(Place.contents(of: folder.path) == [])
  }

  @Test func `removes nothing outside, whoever exchanges a folder for a link meanwhile`() throws {
    let outside = try Place()
    for number in 0..<50 { outside.write("mine", to: "file\(number)") }
    let folder = try make()
    let exchange = Exchange(of: folder.path + "/real", for: outside.path)
    exchange.start()
    // An error is as good here: something new is there all the time.
    for _ in 0..<100 { try? folder.empty() }
    exchange.stop()
    #expect(outside.contents.count == 50)
  }

  @Test func `opens no folder that was replaced by a link a moment ago`() throws {
    let folder = try make()
    mkdir(folder.path + "/real", 0)
    symlink(place.path, folder.path + "/link")
    let parent = try Descriptor(opening: folder.path, O_RDONLY | O_DIRECTORY)
    _ = try FolderRemoval.opened(Array("real".utf8CString), in: parent.number)
    #expect(throws: SystemError.self) {
      _ = try FolderRemoval.opened(Array("link".utf8CString), in: parent.number)
    }
  }

  @Test func `is not followed if it was replaced by a link`() throws {
    let outside = try Place()
    outside.write("mine", to: "file")
    let folder = try make()
    rmdir(folder.path)
    symlink(outside.path, folder.path)
    try folder.remove()
    #expect(place.contents == [])
    #expect(outside.contents == ["file"])
  }

  @Test func `of a process that was killed is removed by the next one`() throws {
    let mine = try make()
    for name in ["scratch-abcdef", "scratch-short", "other-abcdef", "scratch-ghijkl"] {
      mkdir("\(place.path)/\(name)", 0o700)
    }
    place.write("left", to: "scratch-abcdef/file")
    let parent = try Descriptor(opening: place.path, O_RDONLY | O_DIRECTORY)
    let used = open("\(place.path)/scratch-ghijkl", O_RDONLY | O_DIRECTORY)
    defer { close(used) }
    flock(used, LOCK_EX)
    ScratchFolder.removeStale("scratch-", in: parent, unchangedFor: 3_600)
    #expect(place.contents.count == 5)
    ScratchFolder.removeStale("scratch-", in: parent, unchangedFor: 0)
    let name = try #require(mine.path.split(separator: "/").last).description
    #expect(place.contents == ["other-abcdef", "scratch-ghijkl", "scratch-short", name].sorted())
  }

  @Test func `cannot be made where there is no folder`() {
    #expect(throws: SystemError(code: ENOENT)) {
      try ScratchFolder(in: place.path + "/none", named: "scratch-")
    }
  }
}

/// A thread that exchanges a folder for a symbolic link, and back, again and again.
private final class Exchange: Sendable {
  private let isOver = Atomic(false)
  private let end = DispatchSemaphore(value: 0)
  private let folder: String
  private let target: String

  init(of folder: String, for target: String) { (self.folder, self.target) = (folder, target) }

  func start() {
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) { exchange() }
      end.signal()
    }
  }

  private func exchange() {
    mkdir(folder, 0o700)
    for number in 0..<5 { close(open("\(folder)/file\(number)", O_CREAT | O_WRONLY, 0o600)) }
    rename(folder, folder + "-before")
    symlink(target, folder)
    unlink(folder)
  }

  func stop() {
    isOver.store(true, ordering: .relaxed)
    end.wait()
  }
}
