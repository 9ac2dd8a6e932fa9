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
    "SwiftUI", "Combine", "os", "OSLog", "AVFoundation", "AVFAudio", "RegexBuilder",
  ]

  mutating func rewriteImport(at index: Int) {
    guard tokens[index].kind == .word, text(index - 1) != ".", index + 1 < tokens.count,
      !tokens[index + 1].startsLine
    else { return }
    let hasKind = Self.kinds.contains(text(index + 1)) && !tokens[index + 1].startsLine
    let first = index + (hasKind ? 2 : 1)
    var last = first
    while text(last + 1) == ".", last + 2 < tokens.count { last += 2 }
    guard tokens.indices.contains(first) else { return }
    let module = text(first)
    if absent.contains(module), !hasKind, Self.exportsUIKit.contains(module) {
      replace(index, last, with: "import UIKit", .import)
    } else if absent.contains(module) {
      drop(index, last, .import)
      dropAttributes(before: index)
    } else if Self.inFoundation.contains(module) {
      replace(index, last, with: "import Foundation", .import)
    } else if !hasKind, last > first {
      replace(index, last, with: "import \(module)", .import)
    }
  }

  /// The modules that it imports, and that may not exist where it is compiled.
  var foreignModules: [String] {
    var modules: [String] = []
    for index in texts.indices where text(index) == "import" && text(index - 1) != "." {
      let module = text(Self.kinds.contains(text(index + 1)) ? index + 2 : index + 1)
      let isForeign =
        !absent.contains(module) && !Self.inFoundation.contains(module)
        && !Self.known.contains(module) && module.first?.isLetter ?? false
      if isForeign, !modules.contains(module) { modules.append(module) }
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
    let imported = Set(texts.indices.filter { text($0) == "import" }.map { text($0 + 1) })
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
