import DelegateSource
import Testing

/// Reads the source of delegates, and records an issue for each method that UIKit never calls.
///
/// ```swift
/// @Test func `every callback is called`() {
///   expectCallable(sources: ["../Sources/Notes/AppDelegate.swift"])
/// }
/// ```
///
/// A misspelt callback compiles, and is never called. No test of the running app can tell it from a
/// method of the app's own, so the source is read.
///
/// - Parameters:
///   - paths: The files of one app; relative paths begin in the folder of the calling file.
///   - fileID: Where the issue is recorded.
///   - filePath: Where the issue is recorded.
///   - line: Where the issue is recorded.
///   - column: Where the issue is recorded.
/// - Returns: What was read; nil where it cannot be judged, which is an issue too.
@discardableResult
public func expectCallable(
  sources paths: [String],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> DelegateSurvey? {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let source = try DelegateSurvey(paths: paths, besides: filePath)
    for finding in source.findings {
      Issue.record(Comment(rawValue: finding.message), sourceLocation: location)
    }
    return source
  } catch {
    Issue.record(Comment(rawValue: error.localizedDescription), sourceLocation: location)
    return nil
  }
}
