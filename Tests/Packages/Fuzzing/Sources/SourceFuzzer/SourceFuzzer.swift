import Properties

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSource(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  SourceProperties.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
