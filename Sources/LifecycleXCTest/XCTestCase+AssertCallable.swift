#if canImport(XCTest)
  import DelegateSource
  import XCTest

  extension XCTestCase {
    /// Reads the source of delegates, and fails for each method that UIKit never calls.
    ///
    /// - Parameters:
    ///   - paths: The files of one app; relative paths start at the folder of the calling file.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: The source; nil if it cannot be judged, which is a failure too.
    @discardableResult
    public func assertCallable(
      sources paths: [String], file: StaticString = #filePath, line: UInt = #line
    ) -> DelegateSurvey? {
      do {
        let source = try DelegateSurvey(paths: paths, besides: "\(file)")
        for finding in source.findings where !finding.isCalledHere {
          XCTFail(finding.message, file: file, line: line)
        }
        return source
      } catch {
        XCTFail(error.localizedDescription, file: file, line: line)
        return nil
      }
    }
  }
#endif
