import Properties

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSystem(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  SystemProperties.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
