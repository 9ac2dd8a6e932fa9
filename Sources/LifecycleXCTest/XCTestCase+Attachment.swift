#if canImport(XCTest)
  import LifecycleDriving
  import XCTest

  extension XCTestCase {
    /// Attaches the page of a comparison, with both lives side by side, to the test.
    ///
    /// On Linux tests of this kind have no attachments, and nothing happens.
    ///
    /// - Parameters:
    ///   - report: The result of the comparison.
    ///   - name: The name of the file.
    public func attach(_ report: MigrationReport, named name: String = "lifecycle-migration.html") {
      attach(report.html, named: name)
    }

    /// Attaches a text as a file.
    func attach(_ text: String, named name: String) {
      #if canImport(ObjectiveC)
        let attachment = XCTAttachment(string: text)
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
      #endif
    }
  }
#endif
