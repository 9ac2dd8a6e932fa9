import Foundation

/// The worker of the device model in a process of its own.
final class WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ apps: String) throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(
      "ModelSearchWorker")
    process.arguments = ["device", apps]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func ask(_ request: [UInt8]) throws -> [UInt8] {
    let length = BytesInOrder.bytes(of: UInt64(request.count), size: 4)
    try input.fileHandleForWriting.write(contentsOf: Data(length + request))
    var head = BytesInOrder([0] + (try read(4)))
    return try read(Int(head.number(4)))
  }

  /// How the process ends after it was sent some bytes and no more.
  func status(after bytes: [UInt8]) throws -> Int32 {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count,
      let piece = try output.fileHandleForReading.read(upToCount: count - bytes.count),
      !piece.isEmpty
    {
      bytes += piece
    }
    return bytes
  }
}
