import SystemFiles

/// A process, and our ends of its standard streams.
struct ConnectedProcess: ~Copyable {
  let child: ChildProcess
  let input: Descriptor
  let output: Descriptor
  let errors: Descriptor
}
