#if canImport(XCTest)
  import DelegateSource
  import XCTest

  extension XCTestCase {
    /// Reads the source of delegates, and fails for each method that UIKit never calls.
    ///
    /// - Parameters:
    ///   - paths: The files of one app; relative paths begin in the folder of the calling file.
    ///   - file: Where the failure is recorded.
    ///   - line: Where the failure is recorded.
    /// - Returns: What was read; nil where it cannot be judged, which is a failure too.
    @discardableResult
    public func assertCallable(
      sources paths: [String], file: StaticString = #filePath, line: UInt = #line
    ) -> DelegateSurvey? {
      do {
        let source = try DelegateSurvey(paths: paths, besides: "\(file)")
        for finding in source.findings { XCTFail(finding.message, file: file, line: line) }
        return source
      } catch {
        XCTFail(error.localizedDescription, file: file, line: line)
        return nil
      }
    }
  }
#endif
