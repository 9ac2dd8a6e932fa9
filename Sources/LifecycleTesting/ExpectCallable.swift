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
/// A misspelt callback compiles but is never called. A test of the running app cannot distinguish
/// it from one of the app's own methods, so the source is read. What is called on Apple platforms
/// and not on Linux is a warning there.
///
/// - Parameters:
///   - paths: The files of one app; relative paths start at the folder of the calling file.
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: The source; nil if it cannot be judged, which is an issue too.
@discardableResult
public func expectCallable(
  sources paths: [String],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> DelegateSurvey? {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let source = try DelegateSurvey(paths: paths, besides: filePath)
    for finding in source.findings {
      if finding.isCalledHere {
        warn(finding.message, at: location)
        continue
      }
      fail(finding.message, at: location)
    }
    return source
  } catch {
    fail(error.localizedDescription, at: location)
    return nil
  }
}
