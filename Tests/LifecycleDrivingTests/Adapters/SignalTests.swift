import Foundation
import LifecycleDriving
import Testing

@Suite(.enabled(if: Adapter.hasPython, "needs python3"))
struct `The process of an adapter` {
  @Test func `leads a group and starts with signals and an environment of its own`() throws {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    var (mask, oldMask) = (sigset_t(), sigset_t())
    sigaddset(&mask, SIGUSR2)
    pthread_sigmask(SIG_BLOCK, &mask, &oldMask)
    defer { pthread_sigmask(SIG_SETMASK, &oldMask, nil) }
    let process = try Adapter.python(
      "hostile", "tells of its process", environment: ["ADDED": "x"])
    let reply = try #require(process.go().reply)
    #expect(reply.observed("leadsGroup") == "true")
    #expect(reply.observed("isIgnored") == "false")
    #expect(reply.observed("isBlocked") == "false")
    #expect(reply.observed("added") == #""x""#)
    #expect(reply.observed("hasPath") == "true")
  }

  @Test func `executes nothing while it is suspended`() throws {
    let disk = try AdapterDisk()
    let life = try Life(on: disk)
    let process = try Adapter.hostile("ticks", disk: disk)
    #expect(process.go() == .reply(AdapterReply()))
    try process.suspend()
    life.drain()
    #expect(!life.polls(POLLIN, within: 100))
    try process.resume()
    #expect(life.polls(POLLIN, within: 60_000))
  }

  @Test func `can be suspended and resumed again and again`() throws {
    let process = try Adapter.hostile("counts resumptions")
    for count in 1...20 {
      try process.suspend()
      try process.resume()
      #expect(process.go().reply?.observed("resumed") == "\(count)")
    }
  }

  @Test func `may be suspended twice and resumed without being suspended`() throws {
    let process = try Adapter.hostile("ignores SIGTERM")
    try process.resume()
    try process.suspend()
    try process.suspend()
    try process.resume()
    #expect(process.go() == .reply(AdapterReply()))
  }

  @Test func `can be killed while it is suspended, and more than once`() throws {
    let process = try Adapter.hostile("ignores SIGTERM")
    #expect(process.go() == .reply(AdapterReply()))
    try process.suspend()
    process.kill()
    process.kill()
    #expect(process.end == .signalled(SIGKILL))
    #expect(process.go() == .failure(.ended(.signalled(SIGKILL), errors: [])))
    #expect(throws: AdapterFailure.ended(.signalled(SIGKILL), errors: [])) { try process.resume() }
  }

  @Test func `is reaped when it is killed`() throws {
    let process = try Adapter.hostile("tells of its process")
    let number = try #require(process.go().reply?.observed("process").flatMap(pid_t.init))
    process.kill()
    #expect(waitpid(number, nil, WNOHANG) == -1)
    #expect(errno == ECHILD)
  }

  @Test func `ends together with all that it started`() throws {
    let disk = try AdapterDisk()
    let life = try Life(on: disk)
    let process = try Adapter.hostile("has a grandchild", disk: disk)
    #expect(process.go() == .reply(AdapterReply()))
    #expect(!life.polls(POLLHUP, within: 0))
    process.kill()
    #expect(life.polls(POLLHUP, within: 60_000))
  }

  @Test func `is killed when it is released`() throws {
    let disk = try AdapterDisk()
    let life = try Life(on: disk)
    do {
      let process = try Adapter.hostile("has a grandchild", disk: disk)
      #expect(process.go() == .reply(AdapterReply()))
    }
    #expect(life.polls(POLLHUP, within: 60_000))
  }
}

/// A named pipe that is closed when the last process that holds it is dead.
private struct Life {
  private let file: FileHandle

  init(on disk: AdapterDisk) throws {
    let path = disk.path + "/life"
    try #require(mkfifo(path, 0o600) == 0)
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(number >= 0)
    file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  func polls(_ event: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file.fileDescriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, milliseconds) == 1 && Int32(request.revents) & event != 0
  }

  func drain() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while read(file.fileDescriptor, &chunk, chunk.count) > 0 {}
  }
}
