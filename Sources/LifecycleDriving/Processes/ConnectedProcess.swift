import SystemFiles

/// A process, and our ends of its standard streams.
package struct ConnectedProcess: ~Copyable {
  package let child: ChildProcess
  package let input: Descriptor
  package let output: Descriptor
  package let errors: Descriptor
}

extension ConnectedProcess {
  /// Reads what it has written, so that it does not wait for a reader, and forgets it.
  package borrowing func discardOutput() {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    // It may write faster than this reads.
    for _ in 0..<16 { _ = (output.read(into: &chunk), errors.read(into: &chunk)) }
  }
}
