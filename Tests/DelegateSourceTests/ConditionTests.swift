import SourceCode
import Testing

@testable import DelegateSource
@testable import SourceCode

@Suite struct `A condition of #if` {
  /// A configuration that sets one flag and no other.
  private static let closed = CompilationConditions(flags: ["SCENES"], isComplete: true)
  /// A configuration that sets one flag, and may set others.
  private static let open = CompilationConditions(flags: ["SCENES"], isComplete: false)

  private func value(
    _ text: String, _ language: SourceLanguage = .swift,
    _ conditions: CompilationConditions = open
  ) -> Bool? {
    ConditionReader.value(of: Array(text.utf8), conditions, language: language)
  }

  @Test(arguments: [
    " SCENES", " os(iOS)", " canImport(UIKit)", " !os(macOS)", " swift(>=5.9)", " true",
    " os(macOS) || SCENES // as before", " (os(iOS) && SCENES)", " !(BETA && false)",
    " compiler(>=5)", " DEBUG || SCENES", " !targetEnvironment(macCatalyst)",
  ])
  func `holds in each build for a device`(text: String) { #expect(value(text) == true) }

  @Test(arguments: [
    " os(tvOS)", " !SCENES", " false", " BETA && !SCENES", " canImport(AppKit)",
    " os(macOS) || os(tvOS)", " targetEnvironment(macCatalyst) && DEBUG",
  ])
  func `fails in each build for a device`(text: String) { #expect(value(text) == false) }

  @Test(arguments: [
    " DEBUG", " targetEnvironment(simulator)", " canImport(Firebase)", " swift(>=7)",
    " swift(<6)", " arch(arm64)", " DEBUG && SCENES", " hasFeature(X)", "", " (", " ! ",
    " SCENES SCENES",
    " BETA ||", " os(iOS",
  ])
  func `is open if it depends on the build, or is not understood`(text: String) {
    #expect(value(text) == nil)
  }

  @Test func `is about what the headers of the system define in Objective-C`() {
    #expect(value(" TARGET_OS_IOS", .objectiveC) == true)
    #expect(value(" TARGET_OS_TV || TARGET_OS_OSX", .objectiveC) == false)
    #expect(value(" !TARGET_OS_MACCATALYST", .objectiveC) == true)
    #expect(value(" 0", .objectiveC) == false)
    #expect(value(" 1", .objectiveC) == true)
    #expect(value(" SCENES", .objectiveC) == nil)
    #expect(value(" defined(SCENES)", .objectiveC) == nil)
    #expect(value(" __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", .objectiveC) == nil)
  }

  @Test func `of unlimited depth is open`() {
    #expect(value(String(repeating: "(", count: 100_000)) == nil)
    #expect(value(String(repeating: "!", count: 100_000) + "SCENES") == nil)
  }

  @Test func `is decided for each flag if all settings were read`() {
    #expect(value(" BETA", .swift, Self.closed) == false)
    #expect(value(" SCENES && !BETA", .swift, Self.closed) == true)
    #expect(value(" SCENES", .swift, .unknown) == nil)
  }
}
