import CommandLineTools
import Foundation
import ProjectAudit
import Reporting

/// The operands of `delegates`: what was read of them, and what could not be.
struct SourceReading {
  /// What is said of the delegates of each app.
  private(set) var audits: [DelegateAudit] = []
  /// What was seen and not judged, in sentences.
  private(set) var remarks: [String] = []
  /// The operands that were not read, and why.
  private(set) var failures: [(path: String, error: any CommandError)] = []
  /// The contents of the files that were given themselves.
  private(set) var contents: [String: [UInt8]] = [:]
  /// The files that were read, in their order.
  private var files: [DelegateAudit.Source] = []
  /// Whether the system refused to give a file or a folder.
  private var isRefused = false

  /// Reads files and folders; those that cannot be read are left out.
  init(_ paths: [String]) throws {
    for path in paths {
      do {
        if path != "-", FileSystem.kind(of: path) == S_IFDIR {
          if access(path, R_OK | X_OK) != 0 { throw AuditError.unreadable(path) }
          readFolder(path)
        } else {
          try readFile(path)
        }
      } catch let error as Interrupted {
        throw error
      } catch let error as any CommandError {
        failures.append((path, error))
      }
    }
    if !files.isEmpty { audits.insert(DelegateAudit(files: files), at: 0) }
    for file in audits.flatMap(\.unread) {
      failures.append((file.file, UnreadSourceError(words: file.words, isRefused: isRefused)))
    }
  }

  /// How many source files were looked at.
  var sourceCount: Int { audits.map(\.sourceCount).reduce(0, +) }

  /// How the command ends.
  func status(failing: Bool) -> ExitStatus {
    let statuses = Set(failures.map(\.error.status) + (failing ? [.unexpected] : []))
    let order: [ExitStatus] = [.fileError, .malformedInput, .unexpected]
    return order.first(where: statuses.contains) ?? .asExpected
  }

  private mutating func readFolder(_ path: String) {
    let folder = AuditedFolder(path)
    let audit = folder.audit
    let read = folder.file.map(audit.delegates(ofProject:)) ?? audit.delegates()
    isRefused = isRefused || !audit.isAllRead
    audits += read.audits.map { folder.root == "." ? $0 : $0.below(folder.root) }
    // Of tests and extensions nobody expects a word, unless there is no app.
    if read.audits.isEmpty { remarks += read.remarks }
  }

  private mutating func readFile(_ path: String) throws {
    let bytes = try InputFile.read(path)
    let type = path.split(separator: "/").last.flatMap { name in
      name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) }
    }
    switch type ?? "swift" {
    case "h", "m", "mm": break
    case "swift":
      if let offset = SourceTextError.offset(in: bytes) {
        throw SourceTextError(path: path, problem: .notUTF8(offset: offset))
      }
    default: throw SourceTextError(path: path, problem: .otherLanguage)
    }
    contents[path] = bytes
    files.append(DelegateAudit.Source(path: path, content: bytes))
  }
}

/// A file that is no source that delegates are written in.
struct SourceTextError: CommandError {
  enum Problem: Hashable {
    /// The first byte that is not part of a character.
    case notUTF8(offset: Int)
    case otherLanguage
  }

  let path: String
  let problem: Problem

  var status: ExitStatus { .malformedInput }

  var errorDescription: String? {
    switch problem {
    case .notUTF8(let offset):
      "\(InputFile.name(of: path)): the bytes from offset \(offset) are not UTF-8, so this is not "
        + "Swift."
    case .otherLanguage:
      "\(InputFile.name(of: path)): only Swift and Objective-C are read: .swift, .h, .m and .mm."
    }
  }

  /// Where bytes stop being UTF-8; nil if all of them are UTF-8.
  static func offset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // Decoding puts U+FFFD where a character cannot be read, so that is the first difference.
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).prefix { $0 == $1 }.count
  }
}

/// A file in a folder that could not be read.
struct UnreadSourceError: CommandError {
  let words: String
  /// Whether it may be the system that did not give it.
  let isRefused: Bool

  var status: ExitStatus { isRefused ? .fileError : .malformedInput }

  var errorDescription: String? { words }
}
