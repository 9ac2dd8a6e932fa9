import Reporting

extension SystemReading {
  /// Reads a line that names no callback; nil if it is not one of the system about an app.
  ///
  /// The first bytes of its words rule out most lines, so that nothing is allocated for them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init?(_ bytes: [UInt8], _ line: Range<Int>, words: [Range<Int>]) {
    for index in words.indices {
      let phrases = Self.phrasesByStart[Int(bytes[words[index].lowerBound])]
      for phrase in phrases where bytes.spells(phrase.words, words, from: index) {
        let text = SystemText(bytes: bytes, line: line, words: words, phrase: index)
        guard let reading = phrase.read(text) else { continue }
        self = reading
        return
      }
    }
    return nil
  }

  private typealias Phrase = (words: [[UInt8]], read: @Sendable (SystemText) -> SystemReading?)

  private static let phrases: [Phrase] = [
    phrase("Setting process visibility to:") { $0.reading($0.visibility(after: 4)) },
    phrase("Setting process task state to:") { $0.reading($0.taskState(after: 5)) },
    phrase("state changed to") { $0.reading($0.taskState(after: 3)) },
    phrase("taskState:") { $0.reading($0.taskState(after: 1)) },
    phrase("Calculated state for") { $0.reading($0.calculatedState) },
    phrase("Received state update for") { text in
      guard var reading = text.reading(text.calculatedState) else { return nil }
      if let process = text.digits(4) { reading.subject.process = process }
      return reading
    },
    phrase("Process exited:") { $0.reading($0.exit(from: 2)) },
    phrase("exited with context") { $0.reading($0.exit(from: 3)) },
    phrase("Terminating with context:") { $0.reading($0.exit(from: 3)) },
    phrase("termination reported by launchd") { $0.reading($0.exit(from: 0)) },
    phrase("Fatal RESOURCE_NOTIFY trigger for") { $0.resource },
    phrase("killed by jetsam") { $0.jetsam },
    phrase("memorystatus:") { $0.memoryStatus },
  ]

  /// Those of these that begin with each byte.
  private static let phrasesByStart = phrases.reduce(
    into: [[Phrase]](repeating: [], count: 256)
  ) {
    $0[Int($1.words[0][0])].append($1)
  }

  private static func phrase(
    _ words: String, _ read: @escaping @Sendable (SystemText) -> SystemReading?
  ) -> Phrase {
    (words.split(separator: " ").map { Array($0.utf8) }, read)
  }
}

/// A line in which a phrase of the system begins at some word.
private struct SystemText {
  let bytes: [UInt8]
  let line: Range<Int>
  let words: [Range<Int>]
  /// The index of the first word of the phrase.
  let phrase: Int

  /// A word after the beginning of the phrase, without punctuation at its end.
  private func word(_ offset: Int) -> String? {
    guard words.indices.contains(phrase + offset) else { return nil }
    let word = bytes[words[phrase + offset]].prefix { !".)".utf8.contains($0) }
    return String(decoding: word, as: UTF8.self)
  }

  /// That word, if it is a process identifier.
  func digits(_ offset: Int) -> String? {
    words.indices.contains(phrase + offset) ? identifier(bytes[words[phrase + offset]]) : nil
  }

  private func identifier(_ digits: ArraySlice<UInt8>) -> String? {
    (1...10).contains(digits.count) && digits.allSatisfy(\.isDigit)
      ? String(decoding: digits, as: UTF8.self) : nil
  }

  private func rest(from word: Int) -> Range<Int>? {
    words.indices.contains(word)
      ? bytes.trimmed(words[word].lowerBound..<line.upperBound) : nil
  }
}

// MARK: - Statements

extension SystemText {
  func visibility(after offset: Int) -> SystemLine.Statement? {
    switch word(offset) {
    case "Foreground": .foreground
    case "Background": .background
    default: nil
    }
  }

  /// The state of FrontBoard, which may be two or three words: “Background Task Suspended”.
  func taskState(after offset: Int) -> SystemLine.Statement? {
    let state = (offset..<(offset + 3)).compactMap(word)
    if state.first == "Terminated" || state.starts(with: ["Not", "Running"]) {
      return .exited(.untold, words: "")
    }
    if state.contains("Suspended") { return .suspended }
    return state.contains("Running") ? .running : nil
  }

  /// The state of runningboardd, which may be joined to a visibility.
  var calculatedState: SystemLine.Statement? {
    for index in words.indices.dropFirst(phrase) {
      switch String(decoding: bytes[words[index]], as: UTF8.self) {
      case "running-active-Visible": return .foreground
      case "running-active-NotVisible": return .background
      case "running-active": return .running
      case let state where state.hasPrefix("running-suspended"): return .suspended
      default: continue
      }
    }
    return nil
  }

  /// The exit of a process, in the words from some place after the beginning of the phrase.
  func exit(from offset: Int) -> SystemLine.Statement? {
    guard let words = rest(from: phrase + offset) else { return .exited(.untold, words: "") }
    // The brackets belong to the words.
    let start = bytes[..<words.lowerBound].last == UInt8(ascii: "<") ? 1 : 0
    let text = bytes.excerpt((words.lowerBound - start)..<words.upperBound)
    return .exited(SystemLine.ExitCause(of: text), words: text)
  }
}

// MARK: - Subjects

extension SystemText {
  /// A statement about the app in `app<bundle(UUID)>:pid`, before iOS 15 `application<…>`, or after
  /// `pid:`.
  func reading(_ statement: SystemLine.Statement?) -> SystemReading? {
    guard let statement, let subject else { return nil }
    return SystemReading(subject: subject, statement: statement)
  }

  private var subject: SystemLine.Subject? {
    for (kind, bundle) in zip(words.indices, words.indices.dropFirst())
    where bytes[words[kind].upperBound] == UInt8(ascii: "<") {
      let name = bytes[words[kind]].drop { $0 == UInt8(ascii: "(") }
      guard name.elementsEqual("app".utf8) || name.elementsEqual("application".utf8) else {
        continue
      }
      let identifier = bytes[words[bundle]].prefix { $0 != UInt8(ascii: "(") }
      var subject = SystemLine.Subject()
      subject.bundle = bytes.excerpt(identifier.startIndex..<identifier.endIndex)
      if words.indices.contains(bundle + 1), bytes[words[bundle + 1]].first == UInt8(ascii: ":") {
        subject.process = self.identifier(bytes[words[bundle + 1]].dropFirst())
      }
      return subject
    }
    return words.indices.dropLast().first { bytes[words[$0]].elementsEqual("pid:".utf8) }
      .flatMap { identifier(bytes[words[$0 + 1]]) }.map { SystemLine.Subject(process: $0) }
  }

  /// ReportCrash: `Process Shop [512] killed by jetsam reason per-process-limit`.
  var jetsam: SystemReading? {
    guard phrase > 1, let statement = exit(from: 0),
      let start = words[..<phrase].lastIndex(where: { bytes[$0].elementsEqual("Process".utf8) }),
      let subject = subject(after: start, number: phrase - 1)
    else { return nil }
    return SystemReading(subject: subject, statement: statement)
  }

  /// The process in `Name [512]`, where the name follows one word and the number is another.
  private func subject(after start: Int, number: Int) -> SystemLine.Subject? {
    let word = words[number]
    guard bytes[word.lowerBound - 1] == UInt8(ascii: "["), let process = identifier(bytes[word])
    else { return nil }
    let name = bytes.trimmed(words[start].upperBound..<(word.lowerBound - 1))
    return SystemLine.Subject(process: process, name: bytes.excerpt(name))
  }

  /// The kernel: `memorystatus: killing process 512 [Shop] in background 'suspended'`,
  /// `memorystatus: killing_top_process pid 512 [Shop] (vm-pageshortage …)`, or
  /// `memorystatus: Shop [512] exceeded mem limit: ActiveHard 77 MB (fatal)`.
  var memoryStatus: SystemReading? {
    guard let text = rest(from: phrase), let subject = killed ?? exceeding else { return nil }
    return SystemReading(
      subject: subject, statement: .exited(.memory, words: bytes.excerpt(text)))
  }

  private var killed: SystemLine.Subject? {
    guard word(1)?.hasPrefix("killing") == true, let process = digits(3),
      words.indices.contains(phrase + 4), case let name = words[phrase + 4],
      bytes[name.lowerBound - 1] == UInt8(ascii: "["),
      let end = bytes[name.lowerBound..<line.upperBound].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return SystemLine.Subject(process: process, name: bytes.excerpt(name.lowerBound..<end))
  }

  /// symptomsd: `Fatal RESOURCE_NOTIFY trigger for Shop [512] (48000541916 nanoseconds of CPU usage …`.
  var resource: SystemReading? {
    guard
      let number = words.indices.dropFirst(phrase + 5).first(where: {
        bytes[words[$0].lowerBound - 1] == UInt8(ascii: "[")
      }), let subject = subject(after: phrase + 3, number: number), let text = rest(from: phrase)
    else { return nil }
    return SystemReading(
      subject: subject, statement: .exited(.other, words: bytes.excerpt(text)))
  }

  /// The process that a fatal limit of memory ended; one that is not fatal ends nothing (F314).
  private var exceeding: SystemLine.Subject? {
    guard let last = words.last,
      bytes[last].drop(while: { $0 == UInt8(ascii: "(") }).starts(with: "fatal".utf8),
      let verb = words.indices.dropFirst(phrase + 2).first(where: {
        bytes[words[$0]].elementsEqual("exceeded".utf8)
      })
    else { return nil }
    return subject(after: phrase, number: verb - 1)
  }
}

extension SystemLine.ExitCause {
  /// The cause in the words of the system.
  fileprivate init(of words: String) {
    let words = words.lowercased()
    let isNamed = { (name: String) in
      words.split { !$0.isLetter && !$0.isNumber }.contains(Substring(name))
    }
    let end = ProcessEnd(ofSystemLine: words)
    if end.namespace == "SIGNAL", end.code == 9 {
      self = .killed
    } else if words.contains("watchdog") || words.contains("8badf00d") {
      self = .watchdog
    } else if isNamed("jetsam") {
      self = .memory
    } else if Self.crashes.contains(where: isNamed)
      || end.namespace == "SIGNAL" && Self.crashSignals.contains(end.code ?? 0)
    {
      self = .crash
    } else {
      self = isNamed("voluntary") ? .voluntary : isNamed("sigkill") ? .killed : .other
    }
  }

  /// SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS and SIGPIPE.
  private static let crashSignals: Set<UInt64> = [4, 5, 6, 8, 10, 11, 12, 13]

  private static let crashes = [
    "crash", "guard", "sigabrt", "sigbus", "sigfpe", "sigill", "sigpipe", "sigsegv", "sigsys",
    "sigtrap",
  ]
}

extension [UInt8] {
  /// Whether some words of a line are those of a phrase.
  fileprivate func spells(_ phrase: [[UInt8]], _ words: [Range<Int>], from index: Int) -> Bool {
    guard words[index].count == phrase[0].count, index + phrase.count <= words.count else {
      return false
    }
    return phrase.indices.allSatisfy { self[words[index + $0]].elementsEqual(phrase[$0]) }
  }
}
