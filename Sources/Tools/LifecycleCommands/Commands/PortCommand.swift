import CommandLineTools
import Reporting

/// Rewrites copies of an app's sources so that they compile without an Objective-C runtime.
struct PortCommand: Command {
  static let syntax = Syntax(
    name: "port", operands: "PATH...", operandCount: 1...1_000_000,
    summary: "Rewrite copies of an app's Swift sources so that they compile on Linux.",
    discussion: [
      """
      With the UIKit, SwiftUI and Combine of this package, the delegates of an app compile on Linux,
      where a check survives crashes. Code that needs the Objective-C runtime is rewritten:
      @UIApplicationMain becomes @main, @objc and @IBOutlet are dropped, and os(iOS) asks for Linux.
      #selector becomes a value that holds the method, so observers, timers and controls really call
      it. The lines stay the same, and compiler errors name the original file.

      PATH is a Swift file, or a folder with its subfolders, except for Pods and the like. Without
      --output, a single file is written to standard output. Code that cannot compile afterwards is
      an error. The build-tool plugin PortPlugin does the same during a build; the article
      SourceOnLinux (documentation of LifecycleUIKit) shows how to use it.
      """
    ],
    options: [.portFolder, .without, .library],
    examples: [
      ("port AppDelegate.swift", "Print a file as it compiles on Linux."),
      ("port App/Sources --output Ported", "Rewrite all files of a folder."),
      (
        "port AppDelegate.swift --without Firebase,Sentry --output Ported",
        "Drop the imports of modules that Linux does not have."
      ),
    ],
    statuses: [
      (.asExpected, "the files were rewritten"),
      (.unexpected, "the files were rewritten, but something in them cannot compile"),
      (.usage, "wrong usage"),
      (.malformedInput, "a file is not Swift; those of a folder are left out"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let paths: [String]
  private let folder: String?
  private let absent: Set<String>
  private let isOfLibrary: Bool
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.differentPaths("path", command: "port")
    folder = arguments.value(of: .portFolder)
    absent = Set(try arguments.list(.without) ?? [])
    isOfLibrary = arguments.has(.library)
    format = try arguments.format()
    if format == .json, folder == nil {
      throw .missingOption(oneOf: [.portFolder], command: "port --format json")
    }
  }

  func run(console: Console) throws -> Outcome {
    let files = try PortedFiles(paths, without: absent, isOfLibrary: isOfLibrary)
    guard let folder else { return try printed(files, console) }
    try files.write(to: folder)
    for orphan in PortedFiles.orphans(in: folder) {
      console.complain(
        "the source of \(orphan.copy.shown), \(orphan.source.shown), is gone; remove the copy.")
    }
    return Outcome(
      text: format == .json ? files.json(in: folder).text : files.text(in: folder),
      status: status(of: files, console))
  }

  /// How the command ends; says first which files of folders it has left out.
  private func status(of files: PortedFiles, _ console: Console) -> ExitStatus {
    for file in files.unread { console.complain("\(file.path.shown) is left out: \(file.reason)") }
    if !files.unread.isEmpty { return files.isRefused ? .fileError : .malformedInput }
    let isCertain = files.files.contains { $0.ported.remarks.contains(where: \.isCertain) }
    return isCertain ? .unexpected : .asExpected
  }

  /// The only file for standard output; what is said of it goes to standard error.
  private func printed(_ files: PortedFiles, _ console: Console) throws -> Outcome {
    guard let file = files.files.first, files.files.count == 1 else {
      throw PortError.needsFolder(files.files.count)
    }
    let remarks = file.ported.remarks.map { $0.text(in: file.source) } + [files.modulesText]
    for remark in remarks where !remark.isEmpty { console.remark(String(remark.dropLast())) }
    return Outcome(
      source: String(decoding: file.ported.bytes, as: UTF8.self),
      status: status(of: files, console))
  }
}

extension Option {
  fileprivate static let portFolder = Option(
    "--output", "DIR", help: "Write the files to the folder DIR, created if needed.")
  fileprivate static let library = Option(
    "--library", help: "Drop @main and @UIApplicationMain, because a library has no entry point.")
  fileprivate static let without = Option(
    "--without", "A,B", help: "Drop the imports of these modules.")
}
