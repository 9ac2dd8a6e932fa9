import LifecycleDriving
import Testing

extension MigrationReport {
  /// Attaches the page of the comparison, with both lives side by side, to the current test.
  ///
  /// ```swift
  /// let report = try MigrationCheck(from: before, to: after).run()
  /// report.attach()
  /// #expect(report.difference == nil)
  /// ```
  ///
  /// `swift test --attachments-path FOLDER` keeps it. With Swift 6.1 nothing is attached.
  ///
  /// - Parameters:
  ///   - name: The name of the file; one that tells the test and its argument if it is nil.
  ///   - fileID: The file of the attachment.
  ///   - filePath: The path of that file.
  ///   - line: The line of the attachment.
  ///   - column: The column of the attachment.
  public func attach(
    named name: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    #if compiler(>=6.2)
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let name = name ?? AttachedFile.stem(about: "migration", endings: [".html"]) + ".html"
      Attachment.record(html, named: name, sourceLocation: location)
    #endif
  }
}
