import Testing

@testable import ProjectFormats

/// Xcode and UIKit read property lists with CoreFoundation, so its answers are the right ones.
@Suite struct `A property list` {
  private static let rows =
    PropertyListRow.xml + PropertyListRow.oldStyle + PropertyListRow.binary
    + PropertyListRow.encodings + PropertyListRow.projects

  @Test(arguments: rows)
  func `is read as CoreFoundation reads it`(row: PropertyListRow) {
    #expect(row.read == row.expected)
  }

  @Test(arguments: rows)
  func `is read by Foundation as the table says`(row: PropertyListRow) {
    if case .ours = row.agreement { return }
    let value = SettingsValue.foundation(row.bytes)
    if case .platform = row.agreement, value == nil { return }
    #expect(value == row.value?.comparable)
  }
}
