import Reporting

/// What was read of the processes in a Jetsam report.
struct JetsamContent {
  /// Only so many ends are kept.
  static let maxKilled = 10_000

  private var process = Process()
  private var processCount = 0
  /// The processes that were ended, and how many there are.
  private var killed: [Process] = []
  private var killedCount = 0
  /// The process with the most pages.
  private var largest = Process()

  /// A process as the report lists it.
  fileprivate struct Process {
    var name: [UInt8] = []
    var reason: [UInt8] = []
    var pid: Int?
    var pages: UInt64?
    var isInFront = false, isSuspended = false, isDaemon = false, hasStates = false
    /// Which process it is, counted from 0.
    var index = 0
  }

  mutating func beginProcess() {
    process.name.removeAll(keepingCapacity: true)
    process.reason.removeAll(keepingCapacity: true)
    (process.pid, process.pages) = (nil, nil)
    (process.isInFront, process.isSuspended, process.hasStates) = (false, false, false)
    process.isDaemon = false
    process.index = processCount
    processCount += 1
  }

  /// Takes a value that belongs to a process; false if it does not.
  mutating func read(_ field: ReportField, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch field {
    case .processPid: process.pid = text.wholeNumber.flatMap(Int.init(exactly:))
    case .processPages: process.pages = text.wholeNumber
    case .processTitle:
      process.name.removeAll(keepingCapacity: true)
      process.name.append(contentsOf: text)
    case .processReason:
      process.reason.removeAll(keepingCapacity: true)
      process.reason.append(contentsOf: text)
    case .processState:
      process.hasStates = true
      if text.elementsEqual("frontmost".utf8) { process.isInFront = true }
      if text.elementsEqual("suspended".utf8) { process.isSuspended = true }
      if text.elementsEqual("daemon".utf8) { process.isDaemon = true }
    default: return false
    }
    return true
  }

  /// Ends a process; the result says why it is not kept.
  mutating func endProcess() -> String? {
    if (process.pages ?? 0) > (largest.pages ?? 0) { largest = process }
    guard !process.reason.isEmpty else { return nil }
    killedCount += 1
    if killed.count < Self.maxKilled {
      killed.append(process)
    } else if killedCount == Self.maxKilled + 1 {
      return "More than \(Self.maxKilled) processes were ended; only so many are read."
    }
    return nil
  }
}

// MARK: - The report

extension JetsamContent {
  /// The report, as soon as the size of a page and the name of the largest process are known.
  func report(pageSize: UInt64?, largestProcess: String?, at time: ReportTime?) -> JetsamReport {
    var report = JetsamReport(killed: killed.map { $0.end(pageSize: pageSize, at: time) })
    report.processCount = processCount
    report.largestProcess =
      largestProcess ?? (largest.name.isEmpty ? nil : String(decoding: largest.name, as: UTF8.self))
    if report.largestProcess == String(decoding: largest.name, as: UTF8.self) {
      report.largestMemory = largest.memory(pageSize: pageSize)
    }
    return report
  }
}

extension JetsamContent.Process {
  fileprivate func memory(pageSize: UInt64?) -> UInt64? {
    guard let pages, let pageSize else { return nil }
    let (bytes, isOverflow) = pages.multipliedReportingOverflow(by: pageSize)
    return isOverflow ? nil : bytes
  }

  fileprivate var state: ReportedState? {
    if isSuspended { return .suspended }
    if isInFront { return .foreground }
    return hasStates ? .background : nil
  }

  fileprivate func end(pageSize: UInt64?, at time: ReportTime?) -> ProcessEnd {
    var end = ProcessEnd(app: ReportedApp(name: String(decoding: name, as: UTF8.self).excerpt))
    let reason = String(decoding: reason, as: UTF8.self).excerpt
    end.pid = pid
    end.process = isDaemon ? .daemon : .app
    end.time = time
    end.state = state
    end.jetsamReason = reason
    end.memory = memory(pageSize: pageSize)
    end.evidence = ["processes[\(index)].reason: \(reason)"]
    if let pages { end.evidence.append("processes[\(index)].rpages: \(pages)") }
    if isSuspended || isInFront {
      let word = isSuspended ? "suspended" : "frontmost"
      end.evidence.append("processes[\(index)].states: \(word)")
    }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The whole number that these bytes write, in decimal or, after “0x”, in hexadecimal.
  var wholeNumber: UInt64? {
    var value: UInt64 = 0
    guard count > 0, count <= 19, allSatisfy(\.isDigit) else {
      return UInt64(reported: String(decoding: self, as: UTF8.self))
    }
    for digit in self { value = value * 10 + UInt64(digit - UInt8(ascii: "0")) }
    return value
  }
}

extension UInt64 {
  /// Reads a number as reports write it: decimal, or hexadecimal after “0x”, or with a fraction of 0.
  init?(reported text: String) {
    let text = text.filter { !$0.isWhitespace }
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    let value =
      digits.count < text.count
      ? UInt64(digits, radix: 16)
      : UInt64(text) ?? Double(text).flatMap(UInt64.init(exactly:))
    guard let value else { return nil }
    self = value
  }
}
