import Foundation
import Testing

@testable import ProjectFormats

/// A property list with what CoreFoundation reads in it.
struct PropertyListRow: Sendable, CustomTestStringConvertible {
  /// How far our reader and Foundation's agree.
  enum Agreement: Sendable {
    /// Both read the value of the row, or both refuse the file.
    case full
    /// Foundation reads more; the reason why we do not. The value is that of Foundation.
    case gap(String)
    /// Foundation reads the value or refuses the file, as its platform will have it, and so do we.
    case platform
    /// Foundation's answer is of another kind, or it crashes, so it is not asked.
    case ours(String)
  }

  let construct: String
  let bytes: [UInt8]
  /// The value, without lines; nil if the file is refused.
  let value: SettingsValue?
  let agreement: Agreement

  var testDescription: String { construct }

  init(
    _ construct: String, _ bytes: [UInt8], _ value: SettingsValue?, _ agreement: Agreement = .full
  ) {
    self.construct = construct
    self.bytes = bytes
    self.value = value
    self.agreement = agreement
  }

  init(_ text: String, _ value: SettingsValue?, _ agreement: Agreement = .full) {
    self.init(text.debugDescription, Array(text.utf8), value, agreement)
  }

  /// What our reader has to make of the file.
  var expected: SettingsValue? {
    switch agreement {
    case .full, .ours: value?.comparable
    case .gap: nil
    case .platform: SettingsValue.foundation(bytes)
    }
  }

  /// What our reader makes of it.
  var read: SettingsValue? {
    Outcome(bytes, PropertyList.read).value?.withoutLines.comparable
  }
}

extension SettingsValue {
  /// What Foundation reads in a file, in comparable form; nil if it refuses the file.
  static func foundation(_ bytes: [UInt8]) -> SettingsValue? {
    let value = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return value.map { SettingsValue(foundation: $0).comparable }
  }

  /// The value that Foundation read.
  init(foundation: Any) {
    switch foundation {
    case let text as String: self = Content.string(text).value
    case let data as Data: self = Content.data(Array(data)).value
    case let date as Date:
      let seconds = date.timeIntervalSinceReferenceDate
      self = Content.string(PropertyListDate(secondsSince2001: seconds)?.text ?? "\(seconds)").value
    case is NSNull: self = Content.null.value
    // Where a truth value is an object, it is a number, too, and the other way round.
    case let number as NSNumber:
      self =
        String(cString: number.objCType) == "c"
        ? Content.boolean(number.boolValue).value : Content.number(number.stringValue).value
    case let flag as Bool: self = Content.boolean(flag).value
    case let items as [Any]: self = Content.array(items.map(SettingsValue.init)).value
    case let members as [String: Any]:
      self =
        Content.dictionary(
          members.map {
            SettingsEntry(key: $0.key, line: nil, value: SettingsValue(foundation: $0.value))
          }
        ).value
    default: self = Content.expression("\(type(of: foundation))").value
    }
  }
}
