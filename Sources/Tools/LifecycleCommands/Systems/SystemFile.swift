import CommandLineTools
import Foundation
import ModelChecking
import Reporting

/// A file with the states and transitions of some system.
struct SystemFile: Sendable {
  let path: String
  /// The most memory that its transitions may take up, in bytes; nil for no limit.
  let memory: Int?

  /// Reads the file; the first byte that is no white space tells its form.
  ///
  /// - Parameters:
  ///   - console: Shows the progress.
  ///   - reached: Says which limit is reached; asked again and again.
  /// - Returns: The system.
  /// - Throws: ``SystemFileError`` if it is none of the forms; `FileError` or `Interrupted`.
  func read(console: Console, until reached: () -> Limit?) throws -> TransitionSystem {
    var aldebaran = AldebaranReader(size: FileSystem.size(of: path))
    var json: [UInt8] = []
    var (isJSON, count) = (Bool?.none, 0)
    // The first bytes, until there are enough to tell whether a byte order mark is among them.
    var firstBytes: [UInt8]? = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    func take(_ piece: ArraySlice<UInt8>) throws {
      count += piece.count
      isJSON = isJSON ?? piece.first { !$0.isSpace }.map { "{[".utf8.contains($0) }
      if isJSON == true { json += piece } else { try aldebaran.read(piece) }
    }
    do {
      try InputFile.readPieces(of: path) { piece in
        if let bytes = firstBytes.map({ $0 + piece }) {
          firstBytes = bytes.count < mark.count ? bytes : nil
          let skipped = bytes.starts(with: mark) ? mark.count : 0
          if firstBytes == nil { try take(bytes[skipped...]) }
        } else {
          try take(piece)
        }
        let used = max(aldebaran.memory, json.count)
        if let memory, used > memory { throw SystemFileError(path, .tooLarge(used, limit: memory)) }
        if let limit = reached() { throw SystemFileError(path, .cutShort(limit)) }
        console.progress.update("reading", TaskProgress(count, "byte"))
      }
      try take(firstBytes?[...] ?? [])
      let title = path == "-" ? "standard input" : (path as NSString).lastPathComponent.printable
      return isJSON == true
        ? try TransitionSystem(json: json) : try aldebaran.finish(title: title)
    } catch let error as TransitionSystemError {
      throw SystemFileError(path, .malformed(error))
    }
  }
}

/// Why a file is not read as a transition system.
struct SystemFileError: CommandError, Hashable {
  enum Reason: Hashable {
    case malformed(TransitionSystemError)
    /// Its transitions take up more bytes than they may.
    case tooLarge(Int, limit: Int)
    /// Something else was used up before its end.
    case cutShort(Limit)
  }

  let path: String
  let reason: Reason

  init(_ path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }

  var status: ExitStatus {
    switch reason {
    case .malformed: .malformedInput
    case .tooLarge, .cutShort: .undecided
    }
  }

  var errorDescription: String? {
    switch reason {
    case .malformed(let error):
      "\(InputFile.name(of: path)), \(error.errorDescription ?? "")"
    case .tooLarge(let bytes, let limit):
      "\(InputFile.name(of: path)) needs \((bytes >> 20).grouped) MiB or more, but only "
        + "\((limit >> 20).grouped) MiB may be used; give a larger --max-memory."
    case .cutShort(let limit):
      "\(InputFile.name(of: path)) was not read to its end: \(limit)."
    }
  }
}
