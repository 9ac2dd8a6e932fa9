import Foundation

extension Descriptor {
  /// Opens a file that is closed on exec.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - flags: The flags of `open`.
  ///   - mode: The permissions if it is created.
  /// - Throws: The error of the system.
  package init(opening path: String, _ flags: Int32, _ mode: mode_t = 0) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    self.init(number: number)
  }

  /// Opens what is in a folder, without following a symbolic link.
  package init(
    opening name: [CChar], in folder: borrowing Descriptor, _ flags: Int32
  ) throws(SystemError) {
    let number = openat(folder.number, name, flags | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    self.init(number: number)
  }

  /// The status of the open file; nil if the system does not tell it.
  package var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Whether its sticky bit says that its maker has left it for the user.
  var isKept: Bool { status.map { $0.st_mode & S_ISVTX != 0 } ?? true }

  /// Whether it is a file of a kind that belongs to this user and has not changed for some time.
  func isOwnedAndStale(_ kind: mode_t, seconds: Int) -> Bool {
    guard let status, status.st_uid == geteuid(), status.st_mode & S_IFMT == kind else {
      return false
    }
    #if canImport(Darwin)
      let changed = status.st_ctimespec.tv_sec
    #else
      let changed = status.st_ctim.tv_sec
    #endif
    // Its maker locks it at once, but not in the same moment.
    return time(nil) - changed >= seconds
  }

  /// The names in an open folder as text, in no order; what is not UTF-8 in them is replaced.
  package borrowing func fileNames() throws(SystemError) -> [String] {
    try names().map { String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  /// The names in an open folder, in no order, each with the NUL that ends it.
  borrowing func names() throws(SystemError) -> [[CChar]] {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let folder = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(truncatingIfNeeded: $0) } + [0]
      }
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names
  }
}
