#if canImport(UIKit)
  import Foundation

  extension LifecycleRecorder {
    /// The reason why a recording cannot start.
    public enum StartError: LocalizedError, Equatable {
      /// The file or its folder cannot be created or opened.
      case notWritable(String, reason: String)
      /// The file is too close to the limit.
      case full(String, limit: Int)

      /// The message: the file, the problem and the remedy.
      public var errorDescription: String? {
        switch self {
        case .notWritable(let path, let reason):
          "“\(path)” cannot be written: \(reason). Choose a file in a folder of the app."
        case .full(let path, let limit):
          "“\(path)” has reached its limit of \(limit) bytes. Remove it, or raise the limit."
        }
      }
    }
  }

  /// An open file to which one process appends lines; used by one thread at a time.
  final class LifecycleRecorderFile {
    /// A recorded callback with its time.
    struct Call: Equatable {
      let name: String
      let state: String?
      let scene: String?
      var microseconds = LifecycleRecorderFile.microseconds(CLOCK_MONOTONIC)
    }

    let path: String
    private let descriptor: Int32
    private let limit: Int
    private var size: Int
    /// Process identifiers are reused, so the time of the start is part of the name.
    private let process: String
    /// The difference between the real-time clock and the monotonic clock, which is never set.
    private let clockOffset: Int
    /// The call whose line is not written yet, because its duration is not known.
    private var held: Call?
    private var isClosed = false

    init(_ file: URL, limit: Int) throws(LifecycleRecorder.StartError) {
      (path, self.limit) = (file.path, limit)
      descriptor = try Self.opened(file)
      size = max(0, Int(lseek(descriptor, 0, SEEK_END)))
      let now = Self.microseconds(CLOCK_REALTIME)
      clockOffset = now - Self.microseconds(CLOCK_MONOTONIC)
      process = "\(getpid())@\(Self.seconds(now))"
    }

    deinit {
      release()
      close(descriptor)
    }
  }

  // MARK: - Opening

  extension LifecycleRecorderFile {
    static var standard: URL {
      let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      return (folders.first ?? FileManager.default.temporaryDirectory)
        .appendingPathComponent("lifecycle.jsonl")
    }

    private static func opened(_ file: URL) throws(LifecycleRecorder.StartError) -> Int32 {
      // If this fails, opening the file fails too, and the system reports the reason.
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
      let descriptor = open(file.path, flags, 0o644)
      if descriptor < 0 { throw notWritable(file.path) }
      #if !os(Linux)
        // An app can be launched while the device is locked, even before it is first unlocked. The
        // file contains no data of the user.
        try? FileManager.default.setAttributes(
          [.protectionKey: FileProtectionType.none], ofItemAtPath: file.path)
      #endif
      return descriptor
    }

    private static func notWritable(_ path: String) -> LifecycleRecorder.StartError {
      .notWritable(path, reason: String(cString: strerror(errno)))
    }

    /// Writes the beginning of a process's log.
    func begin(_ heading: String) throws(LifecycleRecorder.StartError) {
      let start = Call(name: "proc.start", state: nil, scene: nil)
      // The previous process may have died while it was writing.
      var last = UInt8(ascii: "\n")
      pread(descriptor, &last, 1, off_t(size - 1))
      let separator = last == UInt8(ascii: "\n") ? "" : "\n"
      let text = separator + line(start) + heading + "\n"
      guard hasRoom(for: text) else { throw .full(path, limit: limit) }
      append(text)
      if isClosed { throw Self.notWritable(path) }
    }

    func add(_ call: Call) {
      release()
      put(line(call))
    }

    func hold(_ call: Call) {
      add(call.remark("begins"))
      held = call
    }

    func end(_ call: Call) {
      let duration = Self.microseconds(CLOCK_MONOTONIC) - call.microseconds
      let waits = held == call
      if waits { held = nil }
      put(line(waits ? call : call.remark("ends"), duration: duration))
    }

    private func release() {
      if let held { put(line(held)) }
      held = nil
    }
  }

  // MARK: - Lines

  extension LifecycleRecorderFile {
    private static let lastLine = #"{"event":"(the file has reached its limit)"}"# + "\n"

    private func hasRoom(for text: String) -> Bool {
      size + text.utf8.count + Self.lastLine.utf8.count <= limit
    }

    private func put(_ line: String) {
      if isClosed { return }
      if hasRoom(for: line) { return append(line) }
      append(Self.lastLine)
      isClosed = true
    }

    private func append(_ text: String) {
      let bytes = Array(text.utf8)
      size += bytes.count
      // If a full disk cuts a line off, that line must remain the last one.
      if write(descriptor, bytes, bytes.count) != bytes.count { isClosed = true }
    }

    private func line(_ call: Call, duration: Int? = nil) -> String {
      let pairs: KeyValuePairs = [
        "callback": Self.quoted(call.name), "state": call.state.map(Self.quoted),
        "process": Self.quoted(process), "time": Self.seconds(call.microseconds + clockOffset),
        "scene": call.scene.map(Self.quoted), "duration": duration.map(Self.seconds),
      ]
      let members = pairs.compactMap { key, value in value.map { Self.quoted(key) + ":" + $0 } }
      return "{" + members.joined(separator: ",") + "}\n"
    }

    /// A text as a JSON string.
    static func quoted(_ text: String) -> String {
      let scalars = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\0"..."\u{1F}": "\\u00" + String(256 + scalar.value, radix: 16).dropFirst()
        default: String(scalar)
        }
      }
      return "\"" + scalars.joined() + "\""
    }

    private static func seconds(_ microseconds: Int) -> String {
      "\(microseconds / 1_000_000)." + String(1_000_000 + microseconds % 1_000_000).dropFirst()
    }

    private static func microseconds(_ clock: clockid_t) -> Int {
      var time = timespec()
      clock_gettime(clock, &time)
      return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }
  }

  extension LifecycleRecorderFile.Call {
    /// A remark about the call, which the judge ignores.
    fileprivate func remark(_ verb: String) -> Self {
      Self(name: "(\(name) \(verb))", state: state, scene: scene, microseconds: microseconds)
    }
  }
#endif
