import Foundation

/// Why a program cannot work where it was started.
package enum EnvironmentError: CommandError, Hashable {
  /// A word of the command line is not UTF-8; words are counted from 1.
  case notUTF8(String, position: Int)
  /// The process may take up fewer bytes of address space than a small search needs.
  case addressSpace(Int)
  /// Fewer threads can be started than a search with one thread for each core needs.
  case threads(needed: Int)

  /// The fewest bytes of address space with which a program starts: the libraries and threads of a
  /// small search take up half of it.
  package static let minAddressSpace = 512 << 20

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var status: ExitStatus { .usage }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var errorDescription: String? {
    switch self {
    case .notUTF8(let word, let position):
      "word \(position) of the command line, “\(word)”, is not UTF-8; "
        + "rename the file, or use a link with another name."
    case .addressSpace(let size):
      "this process may use \(size >> 20) MiB of address space, but it needs at least "
        + "\(Self.minAddressSpace >> 20) MiB; "
        + "raise the limit, for example with ulimit -v unlimited."
    case .threads(let count):
      "this process cannot start \(count) threads, because too many processes and threads are "
        + "running; raise the limit (ulimit -u) or end some of them."
    }
  }

  /// What keeps this process from working; nil if nothing does.
  static var ofThisProcess: EnvironmentError? {
    if let size = AddressSpace.limit, size < minAddressSpace { return .addressSpace(size) }
    guard Threads.canStart(minThreads) else { return .threads(needed: minThreads) }
    for (position, word) in rawWords.enumerated().dropFirst()
    where String(validatingCString: word) == nil {
      return .notUTF8(String(cString: word), position: position)
    }
    return nil
  }

  /// One for each core, and those that wait for signals, for time to pass and for a child.
  private static var minThreads: Int { ProcessInfo.processInfo.activeProcessorCount + 3 }

  private static var rawWords: [UnsafePointer<CChar>] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { UnsafePointer($0) }
    }
  }
}
