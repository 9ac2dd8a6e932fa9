import Foundation
import Testing

#if os(Linux)
  /// A terminal without a screen: what is written to it can be read.
  final class Terminal {
    /// The file that a process writes to.
    let name: String
    private let screen: Int32
    private let held: Int32

    init() throws {
      screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(screen >= 0)
      // The requests of <asm/ioctls.h>: unlock the other end, and tell its number.
      let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try #require(ioctl(screen, unlock, &isLocked) == 0 && ioctl(screen, tellNumber, &number) == 0)
      name = "/dev/pts/\(number)"
      // Held open, so that what was written is kept when the process has ended.
      held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    }

    deinit {
      close(held)
      close(screen)
    }

    /// What has been written so far.
    var content: String {
      _ = fcntl(screen, F_SETFL, O_NONBLOCK)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var content: [UInt8] = []
      while true {
        let count = read(screen, &bytes, bytes.count)
        if count <= 0 { return String(decoding: content, as: UTF8.self) }
        content += bytes.prefix(count)
      }
    }
  }
#endif
