import Reporting

/// Tells from its first bytes what a file is; its name decides nothing.
public enum FileKind: Hashable, Sendable {
  case report(ReportKind)
  /// A log of callbacks, or anything else.
  case log

  /// - Parameter start: The first 64 KiB of the file, or all of it.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(startOf start: [UInt8]) {
    var decoder = TextDecoder()
    // Bytes that cannot be decoded are no report.
    let text = (try? decoder.decode(start) + decoder.finish()) ?? []
    let bytes = text[...]
    let kind =
      switch bytes.first(where: { !$0.isSpace }) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): Self.documentKind(bytes)
      default: Self.textKind(bytes)
      }
    self = kind.map(FileKind.report) ?? .log
  }
}

extension [UInt8] {
  /// Whether a text that begins so has a document below other text, and is no log before it.
  var quotesDocument: Bool {
    switch first(where: { !$0.isSpace }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): false
    default: FileKind.quotedDocumentKind(self[...]) != nil
    }
  }
}

// MARK: - JSON

extension FileKind {
  /// The kind of the first document that has one, or of the first item of a list.
  static func documentKind(_ bytes: ArraySlice<UInt8>) -> ReportKind? {
    let content = content(bytes)
    // An event follows the header of an envelope.
    return content.isEnvelope ? .event : content.kind
  }

  /// What the first document says, or the first item of a list.
  static func content(_ bytes: ArraySlice<UInt8>) -> ReportContent {
    bytes.withUnsafeBufferPointer { bytes in
      var receiver = ReportReceiver()
      var scanner = JSONScanner(ReportField.paths)
      var index = bytes.firstIndex { !$0.isSpace } ?? 0
      _ = scanner.read(bytes, from: &index, into: &receiver)
      return receiver.take().first ?? receiver.content
    }
  }
}

// MARK: - Text

extension FileKind {
  /// The kind of a text that begins with the fields of a report.
  private static func textKind(_ bytes: ArraySlice<UInt8>) -> ReportKind? {
    if let kind = quotedDocumentKind(bytes) { return kind }
    let lines = Array(
      bytes.split(separator: UInt8(ascii: "\n")).lazy
        .map { String(decoding: $0, as: UTF8.self).unquoted }.filter { !$0.isEmpty }
        .prefix(maxLinesBefore))
    if let first = lines.first, first.hasPrefix("# Crashlytics - ") { return .event }
    let fields = lines.compactMap(ReportTextReader.Field.init)
    let isDecided = fields.contains(where: \.isDecisive)
    let isFirst = lines.first.flatMap(ReportTextReader.Field.init) != nil
    return isDecided && (isFirst || fields.count > 1) ? .crash : nil
  }

  /// The kind of a document that begins a line below other text, which must be no log.
  static func quotedDocumentKind(_ bytes: ArraySlice<UInt8>) -> ReportKind? {
    let text = Array(bytes)
    var start = 0
    for _ in 0..<maxLinesBefore where start < text.count {
      let end = text.firstLineFeed(from: start) ?? text.count
      let line = text.unquoted(start..<end)
      if text[line].first == UInt8(ascii: "{"), let kind = documentKind(text[line.lowerBound...]) {
        return kind
      }
      if text.namesCallback(line) { return nil }
      start = end + 1
    }
    return nil
  }

  /// A report may be quoted below a sentence or two.
  private static let maxLinesBefore = 20
}
