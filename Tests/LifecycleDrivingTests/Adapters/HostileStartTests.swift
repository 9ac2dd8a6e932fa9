import Foundation
import LifecycleDriving
import Testing

@Suite struct `An executable that is not an adapter` {
  @Test func `does not exist`() throws {
    let path = try AdapterDisk().path + "/none"
    let error = AdapterError.cannotStart(path: path, code: ENOENT)
    #expect(throws: error) { try start(path) }
    #expect(
      error.localizedDescription
        == "“\(path)” cannot be started: there is no such file; give the path of an executable.")
  }

  @Test func `may not be executed`() throws {
    let disk = try AdapterDisk()
    let path = try write("#!/bin/sh\n", to: disk, mode: "600")
    #expect(throws: AdapterError.cannotStart(path: path, code: EACCES)) { try start(path) }
    #expect(throws: AdapterError.cannotStart(path: disk.path, code: EACCES)) {
      try start(disk.path)
    }
  }

  @Test func `is not a program`() throws {
    let disk = try AdapterDisk()
    let path = try write("\u{7F}ELF for another machine", to: disk, mode: "700")
    let error = AdapterError.cannotStart(path: path, code: ENOEXEC)
    #expect(throws: error) { try start(path) }
    #expect(error.localizedDescription.hasSuffix("a script must begin with #! and a path."))
  }

  @Test func `names an interpreter that does not exist`() throws {
    let disk = try AdapterDisk()
    let path = try write("#!/none\n", to: disk, mode: "700")
    let error = AdapterError.cannotStart(path: path, code: ENOENT)
    #expect(throws: error) { try start(path) }
    #expect(
      error.localizedDescription.hasSuffix(
        "the interpreter in its first line does not exist."))
  }

  @Test func `ends without output`() {
    let failure = AdapterFailure.ended(.exited(status: 0), errors: [])
    #expect(throws: AdapterError.noHello(path: "/bin/sh", failure)) {
      try AdapterProcess(
        executable: "/bin/sh", arguments: ["-c", ":"], environment: [:], disk: "",
        limits: Adapter.patient)
    }
  }

  private func start(_ path: String) throws(AdapterError) -> AdapterProcess {
    try AdapterProcess(
      executable: path, arguments: [], environment: [:], disk: "", limits: Adapter.patient)
  }

  /// Lets a shell write a file. If this process wrote it, a process that another test starts at the
  /// same moment would inherit the open file, and a file that is open for writing cannot be
  /// executed.
  private func write(_ text: String, to disk: AdapterDisk, mode: String) throws -> String {
    let path = disk.path + "/adapter"
    let arguments = ["-c", #"printf '%s' "$1" > "$2"; chmod "$3" "$2""#, "sh", text, path, mode]
    let shell = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: arguments)
    shell.waitUntilExit()
    return path
  }
}

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `An adapter that sends no hello` {
  @Test func `is reported with its status and its last words`() {
    expect("exits at start", .ended(.exited(status: 3), errors: ["no database", "no hope"]))
  }

  @Test func `is killed when its time is up`() {
    var limits = Adapter.patient
    limits.start = .milliseconds(200)
    expect("says nothing", .timedOut(after: .milliseconds(200)), limits: limits)
  }

  @Test func `is reported if it closes its output`() {
    var limits = Adapter.patient
    limits.signal = .milliseconds(200)
    expect("closes output at start", .closedOutput, limits: limits)
  }

  @Test func `is reported if it floods its output`() {
    expect("floods output at start", .flooded(limit: 1 << 20))
  }

  private func expect(
    _ way: String, _ failure: AdapterFailure, limits: AdapterLimits = Adapter.patient,
    at location: SourceLocation = #_sourceLocation
  ) {
    let error = AdapterError.noHello(path: Adapter.python ?? "", failure)
    #expect(throws: error, sourceLocation: location) {
      try Adapter.hostile(way, limits: limits)
    }
  }
}
