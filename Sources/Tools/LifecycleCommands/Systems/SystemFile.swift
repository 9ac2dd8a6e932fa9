import CommandLineTools
import Foundation
import Reporting

/// A file with the states and transitions of some system.
struct SystemFile: Sendable {
  let path: String
  /// The most memory that its transitions may take up, in bytes; nil for no limit.
  let memory: Int?

  /// Reads the file; the first byte that is no white space tells its form.
  ///
  /// - Throws: ``SystemFileError`` if it is none of the forms; `FileError` or `Interrupted`.
  func read(console: Console) throws -> TransitionSystem {
    var aldebaran = AldebaranReader(size: FileSystem.size(of: path))
    var json: [UInt8] = []
    var (isJSON, count) = (Bool?.none, 0)
    do {
      try InputFile.readPieces(of: path) { piece in
        var piece = piece
        if count == 0, piece.starts(with: [0xEF, 0xBB, 0xBF]) { piece = piece.dropFirst(3) }
        count += piece.count
        isJSON = isJSON ?? piece.first { !$0.isSpace }.map { "{[".utf8.contains($0) }
        if isJSON == true { json += piece } else { try aldebaran.read(piece) }
        let used = max(aldebaran.memory, json.count)
        if let memory, used > memory { throw SystemFileError(path, .tooLarge(used, limit: memory)) }
        console.progress.update("reading", TaskProgress(count, "byte"))
      }
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
  }

  let path: String
  let reason: Reason

  init(_ path: String, _ reason: Reason) { (self.path, self.reason) = (path, reason) }

  var status: ExitStatus {
    switch reason {
    case .malformed: .malformedInput
    case .tooLarge: .undecided
    }
  }

  var errorDescription: String? {
    switch reason {
    case .malformed(let error):
      "\(InputFile.name(of: path)), \(error.errorDescription ?? "")"
    case .tooLarge(let bytes, let limit):
      "\(InputFile.name(of: path)) needs \((bytes >> 20).grouped) MiB or more, but only "
        + "\((limit >> 20).grouped) MiB may be used; give a larger --max-memory."
    }
  }
}
