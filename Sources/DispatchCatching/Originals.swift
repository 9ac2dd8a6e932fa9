#if os(Linux)
  import Glibc
  import WorkCatching

  // The functions of this target have the names of functions of libdispatch and CoreFoundation. The
  // linker lets a program's own definition come before that of a library, so all code of the program
  // and of Foundation calls these. They catch work where a check asks for it, and otherwise call
  // the function that they stand before.

  /// A queue, a group, a block or another object of the libraries, which only they look into.
  typealias Object = UnsafeMutableRawPointer
  /// A function of C that is given what it was handed over with.
  typealias Function = @convention(c) (Object?) -> Void

  /// The function of a library that one of this target stands before.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - type: Its type in C.
  /// - Returns: The function that a program without this target would call.
  func original<Value>(_ name: String, as type: Value.Type) -> Value {
    // The thread sanitizer stands before the libraries as well, under names of its own.
    let symbol = dlsym(nil, "__interceptor_\(name)") ?? dlsym(nextLibrary, name)
    guard let symbol else { fatalError("No library has a function \(name).") }
    return unsafeBitCast(symbol, to: type)
  }

  /// Stands for the libraries after this program in the order of search: `RTLD_NEXT`, which is no
  /// constant in Swift.
  nonisolated(unsafe) private let nextLibrary = Object(bitPattern: -1)

  /// The main queue.
  nonisolated(unsafe) let mainQueue = dlsym(nil, "_dispatch_main_q")

  private let copyBlock = original(
    "_Block_copy", as: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer).self)
  private let releaseBlock = original(
    "_Block_release", as: (@convention(c) (UnsafeRawPointer) -> Void).self)

  /// Keeps a block, and releases it when no work refers to it any longer.
  final class KeptBlock {
    private let block: UnsafeRawPointer

    var isCancelled: Bool { DispatchCatching.isCancelled(block) }

    init(_ block: UnsafeRawPointer) { self.block = copyBlock(block) }

    deinit { releaseBlock(block) }

    func callAsFunction() { DispatchCatching.run(block) }

    /// Runs the block when its time has come: here for the main queue, otherwise on its queue.
    func run(on queue: KeptObject) {
      if queue.object == mainQueue {
        self()
      } else {
        withBlock({ self() }) { catchBlock(queue.object, $0) }
      }
    }
  }

  /// Keeps an object of libdispatch.
  final class KeptObject {
    let object: Object

    init(_ object: Object) {
      self.object = object
      retain(object)
    }

    deinit { release(object) }
  }

  private let retain = original("dispatch_retain", as: (@convention(c) (Object) -> Void).self)
  private let release = original("dispatch_release", as: (@convention(c) (Object) -> Void).self)

  /// Calls a block without keeping it: its function comes after 16 bytes, and is given the block.
  func run(_ block: UnsafeRawPointer) {
    let function = block.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    unsafeBitCast(function, to: (@convention(c) (UnsafeRawPointer) -> Void).self)(block)
  }

  /// The address of the code of a block.
  ///
  /// The blocks of all closures have the same function. That of the closure comes after 32 bytes. The
  /// block of a work item has data of libdispatch there instead, and in them the item's own block.
  func site(of block: UnsafeRawPointer) -> UInt {
    guard let first = firstCapture(of: block) else { return 0 }
    guard first == workItemMark else { return first }
    return block.load(fromByteOffset: 72, as: UnsafeRawPointer?.self).map(site) ?? 0
  }

  /// Whether a block is that of a work item which was cancelled.
  func isCancelled(_ block: UnsafeRawPointer) -> Bool {
    firstCapture(of: block) == workItemMark && testCancelled(block) != 0
  }

  /// What comes after the 32 bytes that each block has; the second word of its description, to which
  /// the fourth word points, is its size.
  private func firstCapture(of block: UnsafeRawPointer) -> UInt? {
    let description = block.load(fromByteOffset: 24, as: UnsafeRawPointer.self)
    guard description.load(fromByteOffset: 8, as: UInt.self) >= 40 else { return nil }
    return block.load(fromByteOffset: 32, as: UInt.self)
  }

  /// With this the data of a work item begin.
  private let workItemMark: UInt = 0xD159_B10C
  private let testCancelled = original(
    "dispatch_block_testcancel", as: (@convention(c) (UnsafeRawPointer) -> Int).self)

  /// Whether code is Foundation's own.
  func isOfFoundation(_ site: UInt) -> Bool {
    // The file and its address, the nearest symbol and its address.
    var info: (UnsafePointer<CChar>?, Object?, Object?, Object?) = (nil, nil, nil, nil)
    guard let code = UnsafeRawPointer(bitPattern: site), readSymbol(code, &info) != 0,
      let file = info.0
    else { return false }
    return String(cString: file).hasSuffix("/libFoundation.so")
  }

  private let readSymbol = original(
    "dladdr", as: (@convention(c) (UnsafeRawPointer, Object) -> Int32).self)
#endif
