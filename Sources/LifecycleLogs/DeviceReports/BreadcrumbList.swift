import LifecycleModels
import Reporting

/// The breadcrumbs of an event, while they are read.
struct BreadcrumbList {
  /// Only so many are kept; crash reporters keep some hundred.
  static let maxCount = 10_000

  fileprivate struct Breadcrumb {
    var time: TimeStamp?
    var category = "", message = "", state = ""
  }

  /// A breadcrumb as far as it matters.
  fileprivate struct Kept {
    let time: TimeStamp?
    let text: String
    let meaning: Meaning?
  }

  fileprivate enum Meaning {
    case item(LogEntry.Item)
    /// A word of Sentry for a state, whose meaning depends on the version.
    case state(String)
  }

  private var current = Breadcrumb()
  private var kept: [Kept] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func begin() { current = Breadcrumb() }

  mutating func read(_ field: ReportField, _ text: String) {
    switch field {
    case .crumbTime: current.time = TimeStamp(text)
    case .crumbCategory: current.category = text
    case .crumbMessage: current.message = text
    default: current.state = text
    }
  }

  mutating func end() {
    count += 1
    guard kept.count < Self.maxCount else { return }
    kept.append(Kept(time: current.time, text: current.text, meaning: Self.meaning(of: current)))
  }

  /// Ends a line that the app has logged, which may have other words around a name.
  mutating func endLine() {
    count += 1
    guard kept.count < Self.maxCount else { return }
    let meaning = Self.meaning(of: current) ?? Self.callback(in: current.message).map(Meaning.item)
    kept.append(Kept(time: current.time, text: current.text, meaning: meaning))
  }

  /// Adds the breadcrumbs of another list.
  mutating func append(_ other: BreadcrumbList) {
    kept += other.kept
    count += other.count
  }

  /// The one callback that a line names.
  private static func callback(in line: String) -> LogEntry.Item? {
    let bytes = Array(line.utf8)
    let callbacks = bytes.callbacks(in: 0..<bytes.count)
    return Set(callbacks).count == 1 ? .callback(callbacks[0]) : nil
  }

  private static func meaning(of breadcrumb: Breadcrumb) -> Meaning? {
    if breadcrumb.category == "app.lifecycle", !breadcrumb.state.isEmpty {
      return .state(breadcrumb.state)
    }
    if let callback = notifications[breadcrumb.message] { return .item(.callback(callback)) }
    guard case .entry(let item, _)? = SpelledName.read(breadcrumb.message),
      case .callback = item
    else { return nil }
    return .item(item)
  }

  /// The names that Bugsnag gives to notifications.
  private static let notifications: [String: Callback] = [
    "App Will Enter Foreground": .noteWillEnterForeground,
    "App Did Enter Background": .noteDidEnterBackground,
    "App Will Terminate": .noteWillTerminate,
    "App Became Active": .noteDidBecomeActive,
    "App Resigned Active": .noteWillResignActive,
  ]
}

extension BreadcrumbList.Breadcrumb {
  /// The breadcrumb in one line.
  fileprivate var text: String {
    let parts = [category, message, state.isEmpty ? "" : "state: " + state]
    return parts.filter { !$0.isEmpty }.joined(separator: " ").excerpt
  }
}

// MARK: - In the order of time

extension BreadcrumbList {
  /// Adds the breadcrumbs to their event, in the order of time. Their positions count all breadcrumbs.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - sdkVersion: The version of Sentry’s library, if it is known.
  func add(to event: inout ReporterEvent, sdkVersion: String?) {
    let words = StateWords(version: sdkVersion, states: kept.compactMap(\.state))
    var clock = StampClock()
    for (index, breadcrumb) in inOrder.enumerated() {
      let time = breadcrumb.time.flatMap { clock.time(of: $0) }
      guard let item = breadcrumb.item(in: words) else { continue }
      event.breadcrumbs.append(
        LogEntry(position: index + 1, text: breadcrumb.text, item: item, time: time))
    }
    event.otherBreadcrumbCount = count - event.breadcrumbs.count
    let known = kept.contains { $0.state != nil } ? words.callbacks : Set(Self.notifications.values)
    let named = Set(event.breadcrumbs.compactMap(\.item.callback))
    // A breadcrumb that names a method comes from the app, of which nothing else is known.
    event.alphabet = named.isDisjoint(with: known) ? nil : known.union(named)
  }

  /// The breadcrumbs sorted by time, or as written if their times cannot be compared.
  private var inOrder: [Kept] {
    let times = kept.compactMap(\.time)
    guard times.count == kept.count, Set(times.map(\.origin)).count == 1 else { return kept }
    let order = kept.indices.sorted {
      (times[$0].microseconds, $0) < (times[$1].microseconds, $1)
    }
    return order.map { kept[$0] }
  }
}

extension BreadcrumbList.Kept {
  fileprivate var state: String? { if case .state(let word)? = meaning { word } else { nil } }

  fileprivate func item(in words: StateWords) -> LogEntry.Item? {
    switch meaning {
    case .item(let item)?: item
    case .state(let word)?: words.items[word]
    case nil: nil
    }
  }
}

/// What Sentry’s words for states mean.
///
/// Version 9.9.0 for Apple’s systems gave “foreground” another meaning and added “active” and
/// “inactive”. The library for Flutter writes the states of Flutter.
struct StateWords {
  let items: [String: LogEntry.Item]

  init(version: String?, states: [String]) {
    if states.contains(where: Self.ofFlutter.keys.contains) {
      items = Self.ofFlutter.merging(["inactive": .phase(.inactive)]) { first, _ in first }
    } else if states.contains("active") || states.contains("inactive")
      || Self.isSince9_9(version ?? "")
    {
      items = [
        "foreground": .callback(.noteWillEnterForeground),
        "active": .callback(.noteDidBecomeActive), "inactive": .callback(.noteWillResignActive),
        "background": .callback(.noteDidEnterBackground),
      ]
    } else {
      items = [
        "foreground": .callback(.noteDidBecomeActive),
        "background": .callback(.noteDidEnterBackground),
      ]
    }
  }

  /// The callbacks that the words stand for.
  var callbacks: Set<Callback> { Set(items.values.compactMap(\.callback)) }

  private static let ofFlutter: [String: LogEntry.Item] = [
    "resumed": .phase(.active), "paused": .phase(.background),
  ]

  private static func isSince9_9(_ version: String) -> Bool {
    let numbers = version.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (9, 9)
  }
}
