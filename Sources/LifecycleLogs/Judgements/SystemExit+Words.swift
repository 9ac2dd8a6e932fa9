extension SystemExit {
  /// The end in words, with the line of the system.
  ///
  /// For example: “The watchdog ended process 796, 20 s after app.didFinishLaunching. Line 3 says so:
  /// “[application<com.example.depot>:796] Process exited: <FBProcessExitContext; watchdog>.””
  public var words: String {
    let place = entry.line.map { "Line \($0)" } ?? "Position \(entry.position)"
    return "\(clause)\(delay). \(place) says so: “\(entry.text)”"
  }

  private var clause: String {
    let process = entry.process.map { " \($0)" } ?? ""
    return switch cause {
    case .watchdog: "The watchdog ended process\(process)"
    case .memory: "The system ended process\(process) to free memory, or because it used too much"
    case .crash: "Process\(process) crashed"
    case .voluntary: "Process\(process) exited by itself"
    case .killed: "Process\(process) was killed (SIGKILL)"
    case .other, .untold: "Process\(process) ended"
    }
  }

  private var delay: String {
    guard let last else { return "" }
    guard let seconds, seconds >= 0 else { return ", after \(last.name)" }
    return ", \(seconds.inSeconds) after \(last.name)"
  }
}
