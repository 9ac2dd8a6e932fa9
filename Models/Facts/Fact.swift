/// A numbered statement about what iOS does, with the documents that say so.
///
/// Documents are abbreviated: S000 to S004 are the five texts that the project began with; AAPL:x
/// is developer.apple.com/documentation/x; APG-Life, APG-Trans and APG-Bg are chapters of the
/// archived App Programming Guide for iOS; HDR is UIKit's headers; ALS, REC and BTN are logs and
/// notes that ``documentAbbreviations`` spells out; rdar is Open Radar.
public struct Fact: Hashable, Sendable {
  /// The number; F6 is fact 6.
  public let number: Int
  /// The fact, in one sentence.
  public let statement: String
  /// The documents, logs and reports that state it.
  public let documents: String
  /// How certain it is: doc (documented by Apple), obs (seen on devices), disp (sources disagree),
  /// inf (inferred), alone or followed by a remark.
  public let certainty: String

  init(_ number: Int, _ statement: String, documents: String, certainty: String) {
    self.number = number
    self.statement = statement
    self.documents = documents
    self.certainty = certainty
  }

  /// Every fact, by number.
  public static let all: [Fact] =
    states + transitions + notifications + launches + terminations + timeLimits
    + userInteractions + events + launchProcedure + scenes + scenePhase
    + userNotifications + backgroundTasks + swiftUI + sceneAdoption + sceneRoles
    + cutShortEntrances + views + byVersion + phases + presentations + processEnds + frameworks
    + coveredEntrances + laterSceneRoles + extensions + publicReports

  /// The fact with a number, or nil if there is none.
  public static func number(_ number: Int) -> Fact? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// What the abbreviations in ``documents`` stand for.
  public static let documentAbbreviations: [(short: String, long: String)] = [
    ("AAPL:x", "developer.apple.com/documentation/x"),
    ("APG-Life", "App Programming Guide for iOS (archived), The App Life Cycle"),
    ("APG-Trans", "the same, Strategies for Handling App State Transitions"),
    ("APG-Bg", "the same, Background Execution"),
    ("AEPG-x", "App Extension Programming Guide (archived), chapter Extension x"),
    ("HDR", "UIKit headers UIApplication.h and UIScene.h"),
    ("ALS", "github.com/regularberry/AppLaunchSequence, logs of iOS 11.0.3"),
    ("REC", "recoursive.com, 2019-03-14, UIApplicationDelegate method invocation order"),
    (
      "BTN",
      "Apple DTS, UIApplication Background Task Notes, developer.apple.com/forums/thread/85066"
    ),
    ("rdar", "Open Radar, mirrored at github.com/lionheart/openradar-mirror"),
    ("TR", "AAPL:uikit/transitioning-to-the-uikit-scene-based-life-cycle, 2026"),
    ("TN2408", "Accessing Shared Data from an App Extension and its Containing App (archived)"),
    ("TN3187", "AAPL:technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
    ("RN13, RN15, RN18, RN27", "the release notes of that version of iOS and iPadOS"),
    ("BGT", "what the binary of BackgroundTasks.framework does, as read by others"),
    ("IPSW", "the difference between two builds of BackgroundTasks.framework, of iOS 18 and 26"),
    ("SNAP", "measurements on devices in the notes of the SnapSync app"),
    ("DDG", "github.com/duckduckgo/iOS, the AppLifecycle folder, February 2025"),
    ("FLU", "github.com/flutter/engine, FlutterPluginSceneLifeCycle"),
    ("SO n", "stackoverflow.com, question or answer n"),
    ("W19-246", "notes on session 246 of WWDC 2019"),
    ("HAB, HAS", "pages of Apple's documentation as quoted by a reminder app's research notes"),
    ("DTS", "an engineer of Apple's Developer Technical Support"),
    ("XNU", "the open kernel, github.com/apple-oss-distributions/xnu"),
  ]
}

/// Where a rule or a property comes from.
public enum Citation: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A numbered fact, with its documents.
  case fact(Int)
  /// No document says it; the value is the reason why the model does.
  case assumption(String)

  /// Why a model lets input reach an app in the foreground.
  static let inputInFront = assumption(
    "no document says how input reaches an app in front; F38 tells of a bounce for its own URL")

  /// The fact with this number.
  public init(integerLiteral number: Int) { self = .fact(number) }

  /// The fact number, for example `F79`, or `assumption`.
  public var label: String {
    switch self {
    case .fact(let number): "F\(number)"
    case .assumption: "assumption"
    }
  }

  /// The citation in full: the fact's documents, or the reason of an assumption.
  public var explanation: String {
    switch self {
    case .fact(let number): Fact.number(number)?.documents ?? "no such fact"
    case .assumption(let reason): reason
    }
  }
}
