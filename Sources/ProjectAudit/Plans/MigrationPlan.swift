import DelegateSource
import LifecycleModels
import SourceCode

/// What has to be done so that an app lives well with scenes.
public struct MigrationPlan: Hashable, Sendable {
  /// A method of the app delegate that does something else under scenes, or nothing.
  public struct Item: Hashable, Sendable {
    /// The method, with its type.
    public let method: String
    /// The file with line and column.
    public fileprivate(set) var place: String
    /// The declaration that UIKit no longer calls.
    public let before: String
    /// The declarations in the scene delegate that take its place; none if it has no counterpart.
    public let after: [String]
    /// What is to be known about it, in a sentence or two.
    public let words: String
    /// Whether the declarations are of Objective-C.
    public let isObjectiveC: Bool
  }

  /// Code to add.
  public struct Addition: Hashable, Sendable {
    /// The declaration.
    public let code: String
    /// What is to be known about it, in a few sentences.
    public let words: String
  }

  /// The identifier of the app’s bundle; nil if the settings do not say it.
  public let bundle: String?
  /// What opens the app from outside.
  public let addresses: AppAddresses

  /// The app delegate; nil if none was read.
  public let appDelegate: String?
  /// The scene delegate; nil if there is none yet.
  public let sceneDelegate: String?
  /// Whether the delegates are written in Objective-C, so that no test on Linux can drive them.
  public let isObjectiveC: Bool
  /// Whether the app is written with SwiftUI, so that phases take the place of a scene delegate.
  public let isSwiftUI: Bool
  /// The manifest to add; nil if there is one with a delegate.
  public let manifest: String?
  /// The class that the manifest names; nil if it is there, or part of a framework.
  public let sceneClass: String?
  /// The method in which an app of Flutter registers its plugins; nil if nothing is left to do.
  public let registration: Addition?
  /// The code that makes the window; nil if the class above does, or nothing is left to do.
  public let window: String?
  /// What is replaced.
  public private(set) var items: [Item]
  /// The methods of the app delegate that UIKit goes on calling.
  public let staying: [String]
  /// The deprecated methods of the app delegate, which UIKit calls only where nothing newer replaces them.
  public let deprecated: [String]
  /// The kinds of lives to try by hand.
  public let lives: [AuditLife]

  /// Whether nothing is left to do.
  public var isDone: Bool {
    items.isEmpty && manifest == nil && window == nil && registration == nil
  }

  /// The plan with its files at the paths that a function gives.
  func mapFiles(_ path: (String) -> String) -> MigrationPlan {
    var plan = self
    for index in items.indices { plan.items[index].place = path(items[index].place) }
    return plan
  }
}

extension TargetFacts {
  /// The plan for this app; nil if there is no app delegate to replace anything of.
  var plan: MigrationPlan? {
    guard entry != .notFound else { return nil }
    let methods = appDelegates.flatMap(\.methods).filter { $0.isDelegateMethod(of: [.application]) }
    let items = methods.filter { $0.doesSomething && !isCalled($0) }.compactMap(item)
    let leaving = Set(items.map(\.method))
    let others = methods.filter { !leaving.contains($0.title) }
    let manifest = missingManifest
    let sceneClass = manifest == nil ? nil : missingClass
    return MigrationPlan(
      bundle: target.settings.lazy.compactMap { $0["PRODUCT_BUNDLE_IDENTIFIER"] }
        .first { !$0.contains("$(") && !$0.contains("${") },
      addresses: addresses, appDelegate: appDelegates.first?.name,
      sceneDelegate: sceneDelegates.first?.name,
      isObjectiveC: isObjectiveC,
      isSwiftUI: isSwiftUI, manifest: manifest,
      sceneClass: sceneClass,
      registration: earlyRegistrations.isEmpty
        ? nil
        : .init(
          code: SuggestedCode.registration(inSwift: !isObjectiveC),
          words: SuggestedCode.registrationWords),
      window: sceneClass != nil && mainStoryboard == nil ? nil : missingWindow, items: items,
      staying: others.filter { !$0.isDeprecated }.map(\.title).uniqued,
      deprecated: others.filter(\.isDeprecated).map(\.title).uniqued, lives: lives)
  }

  /// The class that a new manifest names; nil if it is there, or part of a framework.
  private var missingClass: String? {
    guard sceneDelegates.isEmpty, sceneFrameworks.first?.manifestClass == nil else { return nil }
    return SuggestedCode.sceneDelegate(
      named: "SceneDelegate", makesWindow: mainStoryboard == nil, inSwift: !isObjectiveC)
  }

  private var missingManifest: String? {
    if plists.contains(where: { $0.unread != nil }) { return nil }
    let isAdopted = hasScenes && !plists.contains { $0.manifest == nil && !isSwiftUI }
    return isAdopted || isSwiftUI ? nil : SuggestedCode.manifest(for: self)
  }

  /// The window that code has to make, where the app delegate makes one now.
  private var missingWindow: String? {
    let makesWindow = launchMethods.contains { $0.body.mentions("UIWindow") }
    let isMade = !sceneMethods(.sceneWillConnect).isEmpty || !foreignSceneClasses.isEmpty
    return makesWindow && !isMade && !isSwiftUI ? SuggestedCode.window(inSwift: !isObjectiveC) : nil
  }

  /// The lives that show whether the migration went well: the ordinary ones, and those of the input that the
  /// app takes.
  private var lives: [AuditLife] {
    var lives: [AuditLife] = [.launch, .home, .comeBack, .interruption]
    let handled = Set((appDelegates + sceneDelegates).flatMap(\.methods).flatMap(\.callbacks))
    for input in SceneInput.all where handled.contains(input.former) || handled.contains(input.warm)
    {
      lives += [input.coldLife, input.warmLife]
    }
    if !plists.flatMap({ $0.texts("UIBackgroundModes") }).isEmpty {
      lives.append(.backgroundLaunch)
    }
    return lives
  }

  private func item(_ method: CodeMethod) -> MigrationPlan.Item? {
    guard let form = method.delegateMethods.first(where: { $0.owner == .application }),
      let step = MigrationTable.step(for: form)
    else { return nil }
    let isObjectiveC = method.file.language == .objectiveC
    let after = isSwiftUI ? [] : step.successors.compactMap { DelegateMethod.ofScenes($0) }
    return MigrationPlan.Item(
      method: method.title,
      place: "\(method.file.path):\(method.function.place.line):\(method.function.place.column)",
      before: form.written(isObjectiveC), after: after.map { $0.written(isObjectiveC) },
      words: isSwiftUI ? step.swiftUIWords : step.words, isObjectiveC: isObjectiveC)
  }
}

extension DelegateMethod {
  /// The method of scene delegates for a callback.
  fileprivate static func ofScenes(_ callback: Callback) -> DelegateMethod? {
    all.first { $0.callback == callback && $0.owner.isOfScenes }
  }

  /// The declaration; the selector if a type of it has no known name in Objective-C.
  fileprivate func written(_ isObjectiveC: Bool) -> String {
    SuggestedCode.declaration(of: self, inSwift: !isObjectiveC) ?? "-\(selector)"
  }
}

extension CodeMethod {
  /// Whether all delegate methods that it may be are deprecated.
  fileprivate var isDeprecated: Bool { delegateMethods.allSatisfy(\.isDeprecated) }
}
