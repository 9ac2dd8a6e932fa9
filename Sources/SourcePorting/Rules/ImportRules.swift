/// An import as it is written.
private struct ImportStatement {
  let module: String
  /// Whether it names what it imports of the module, as in `import class UIKit.UIView`.
  let hasKind: Bool
  /// Whether nothing follows the name of the module.
  let isWhole: Bool
  /// Its last token.
  let last: Int
}

extension SourceRewriter {
  /// Modules of Apple platforms whose names Foundation has on Linux.
  private static let inFoundation: Set = [
    "CoreGraphics", "QuartzCore", "CoreFoundation", "Darwin", "ObjectiveC", "MachO",
  ]
  /// Modules that make the names of UIKit visible to whoever imports them.
  private static let exportsUIKit: Set = [
    "AuthenticationServices", "AVKit", "CallKit", "CarPlay", "ContactsUI", "GameKit", "IntentsUI",
    "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "PhotosUI", "QuickLook",
    "SafariServices", "StoreKit", "WebKit",
  ]
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  /// The modules that exist wherever this source is compiled.
  private static let known: Set = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    "Synchronization", "XCTest", "Testing", "UIKit", "UserNotifications", "BackgroundTasks",
    "SwiftUI", "Combine", "os", "OSLog", "AVFoundation", "AVFAudio", "CarPlay", "RegexBuilder",
  ]

  /// The import that begins at a token; nil if none does.
  private func writtenImport(at index: Int) -> ImportStatement? {
    guard text(index) == "import", tokens[index].kind == .word, text(index - 1) != "." else {
      return nil
    }
    let hasKind = Self.kinds.contains(text(index + 1))
    let first = index + (hasKind ? 2 : 1)
    guard first < tokens.count, !tokens[index + 1].startsLine else { return nil }
    var last = first
    while text(last + 1) == ".", last + 2 < tokens.count { last += 2 }
    return ImportStatement(
      module: text(first), hasKind: hasKind, isWhole: last == first, last: last)
  }

  private var writtenImports: [ImportStatement] { tokens.indices.compactMap(writtenImport) }

  mutating func rewriteImport(at index: Int) {
    guard let written = writtenImport(at: index) else { return }
    let module = written.module
    if absent.contains(module), !written.hasKind, Self.exportsUIKit.contains(module) {
      replace(index, written.last, with: "import UIKit", .import)
    } else if absent.contains(module) {
      drop(index, written.last, .import)
      dropAttributes(before: index)
    } else if Self.inFoundation.contains(module) {
      replace(index, written.last, with: "import Foundation", .import)
    } else if !written.hasKind, !written.isWhole {
      replace(index, written.last, with: "import \(module)", .import)
    }
  }

  /// The modules that it imports, and that may not exist where it is compiled.
  var foreignModules: [String] {
    var modules: [String] = []
    for module in writtenImports.map(\.module) where !modules.contains(module) {
      let isForeign =
        !absent.contains(module) && !Self.inFoundation.contains(module)
        && !Self.known.contains(module)
      if isForeign { modules.append(module) }
    }
    return modules
  }

  /// Drops what stands before an import that is dropped, for example `@testable`, `@_spi(Tests)` or
  /// `public`.
  private mutating func dropAttributes(before index: Int) {
    var last = index - 1
    while last >= 0 {
      var first = last
      if text(last) == ")" {
        while first > 0, text(first) != "(" { first -= 1 }
        first -= 1
      }
      if first > 0, text(first - 1) == "@", tokens[first].isAttached {
        first -= 1
      } else if !Self.accessWords.contains(text(last)) {
        return
      }
      drop(first, last, .import)
      last = first - 1
    }
  }

  private static let accessWords: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// What Foundation contains on Apple platforms, and another module on Linux.
  private static let networkNames: Set = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookieStorage",
    "HTTPCookie", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace",
    "URLProtocol", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDataDelegate", "URLSessionTaskDelegate", "URLSessionWebSocketTask",
  ]

  /// The modules that the rewritten source needs and the original does not import.
  var missingImports: [String] {
    let needsNetwork = texts.contains(where: Self.networkNames.contains)
    let imported = Set(writtenImports.map(\.module))
    let hasUIKit = !imported.isDisjoint(with: ["UIKit", "SwiftUI"])
    // What is dropped may have made the names of UIKit visible.
    let losesUIKit = !imported.isDisjoint(with: absent) && texts.contains { $0.isNameOfUIKit }
    let needsUIKit =
      !hasUIKit && (losesUIKit || changes.contains { $0.kind == .selector })
    return
      (needsNetwork && !imported.contains("FoundationNetworking") ? ["FoundationNetworking"] : [])
      + (needsUIKit ? ["UIKit"] : [])
  }
}

extension String {
  /// Whether this may be a name of UIKit, such as `UIWindow`.
  fileprivate var isNameOfUIKit: Bool {
    hasPrefix("UI") && dropFirst(2).first?.isUppercase ?? false
  }
}
