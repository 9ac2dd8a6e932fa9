import Foundation

/// The environment of a process that is started: that of this process, byte for byte, and more.
struct ChildEnvironment {
  /// Entries “NAME=value”, each with the NUL that ends it, in the order of their bytes.
  let entries: [[CChar]]

  /// Adds variables to the environment of this process; an added one replaces one of the same name.
  init(adding added: [String: String]) {
    let names = Set(added.keys.map { Array($0.utf8CString.dropLast()) })
    let kept = Self.inherited.filter { entry in
      !names.contains(Array(entry.prefix { $0 != CChar(UInt8(ascii: "=")) }))
    }
    let new = added.map { Array("\($0.key)=\($0.value)".utf8CString) }
    entries = (kept + new).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The entries of this process. A value need not be UTF-8, for example if it holds a path.
  private static var inherited: [[CChar]] {
    #if canImport(Darwin)
      ProcessInfo.processInfo.environment.map { Array("\($0.key)=\($0.value)".utf8CString) }
    #else
      var entries: [[CChar]] = []
      var next = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?(environ)
      while let place = next, let entry = place.pointee {
        entries.append(Array(UnsafeBufferPointer(start: entry, count: strlen(entry) + 1)))
        next = place + 1
      }
      return entries
    #endif
  }
}
