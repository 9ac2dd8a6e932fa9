#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The memory of this process that is not swapped out, as the system counts it.
enum ResidentMemory {
  /// The size in bytes; nil where the system does not tell.
  static var bytes: Int? {
    #if canImport(Darwin)
      var info = task_vm_info_data_t()
      let size = MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size
      var count = mach_msg_type_number_t(size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: size) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.phys_footprint) : nil
    #elseif os(Linux)
      return pagesOnLinux.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    #else
      return nil
    #endif
  }

  #if os(Linux) && canImport(Glibc)
    /// The second number of `/proc/self/statm`.
    private static var pagesOnLinux: Int? {
      let file = open("/proc/self/statm", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = read(file, &text, text.count)
      guard count > 0 else { return nil }
      let numbers = text.prefix(count).split(separator: UInt8(ascii: " "))
      return numbers.count > 1 ? Int(String(decoding: numbers[1], as: UTF8.self)) : nil
    }
  #endif
}
