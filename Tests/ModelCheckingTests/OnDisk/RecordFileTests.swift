import Foundation
import Testing

@testable import ModelChecking

@Suite struct `A file of records` {
  /// A code of eight bytes, and four words that begin at the next multiple of 16.
  private typealias Record = ObservedRecord<UInt64, SIMD4<UInt64>>

  @Test func `holds nothing that lies in memory between the parts of a record`() throws {
    let folder = DiskFolder()
    let search = try SearchFolder(DiskStorage(folder: folder.path, memory: 0))
    let (size, stride) = (MemoryLayout<Record>.size, MemoryLayout<Record>.stride)
    let words: [UInt64] = [1, 2, 3, 4]
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 2 * stride, alignment: 32)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xFF, count: 2 * stride)
    for (place, code) in [UInt64(7), 9].enumerated() {
      memory.storeBytes(of: code, toByteOffset: place * stride, as: UInt64.self)
      (memory + place * stride + size - 32).copyMemory(from: words, byteCount: 32)
    }
    var writer = RecordWriter<Record>(try search.create("records.tmp"))
    try writer.write(memory.assumingMemoryBound(to: Record.self), count: 2, in: search)
    #expect(writer.written.count == 2)
    let written = try folder.contents(of: "records.tmp").withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    #expect(written == [7, 0] + words + [9, 0] + words)
  }
}
