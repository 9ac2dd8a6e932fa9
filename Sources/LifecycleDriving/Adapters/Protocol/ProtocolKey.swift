import LifecycleModels

/// A key to which protocol 1 gives a meaning.
///
/// What is read and written, the errors, and the tables of the article follow from these keys.
package enum ProtocolKey: String, CaseIterable, Sendable {
  case id
  case version = "protocol"
  case implements, actions, inputs
  case name
  case states = "in"
  case initiator = "by"
  case program = "run"
  case deliver, scene, action, state, info
  case input, number, role, phase, previousPhase
  case requests, observe, violations
  case beginBackgroundTask, endBackgroundTask, complete, presentSystemSheet, openURL
  case setNotificationDelegate, registerTask, submitTask, submitContinuedTask
  case activateScene, refreshScene, destroyScene
  case answer = "return"
  case exit
  case unsaved, workInFlight, pending, lockHeld, gpuWork, sessionsOpened, inputsHandled
  case fingerprint

  /// What the protocol says of the key.
  package var rule: KeyRule {
    switch self {
    case .id:
      KeyRule(
        [.request, .reply], .number, "the number of the request, which its reply repeats",
        isRequired: true)

    case .version:
      KeyRule(
        [.hello], .number, "the version of the protocol",
        values: ["\(AdapterHello.protocolNumber)"], isRequired: true)
    case .implements: KeyRule([.hello], .texts, "the callbacks of the program; without it, none")
    case .actions: KeyRule([.hello], .objects, "what else can happen; without it, nothing")
    case .inputs:
      KeyRule(
        [.hello], .texts,
        "what the app can be opened, woken or called with; without it, everything that its user can "
          + "do and everything that the system sends to its callbacks")

    case .name: KeyRule([.action], .text, "a name that no other action has", isRequired: true)
    case .states:
      KeyRule([.action], .texts, "the states in which it is possible; without it, only `active`")
    case .initiator:
      KeyRule(
        [.action], .text, "who does it; without it, the user",
        values: Initiator.allCases.map(\.rawValue))

    case .program:
      KeyRule(
        [.action], .texts,
        "another program and its arguments, which does it instead of this one, in any state of the app; "
          + "excludes `in`")

    case .deliver: KeyRule([.request], .callback, "the callback that the delegate receives")
    case .scene: KeyRule([.request], .number, "the number of the scene that a callback is for")
    case .action: KeyRule([.request], .text, "the action that happens, in place of a callback")
    case .state: KeyRule([.request], .state, "the state in which it happens", isRequired: true)
    case .info: KeyRule([.request], .object, "what comes with a callback")

    case .input:
      KeyRule(
        [.info], .text, "what the app is opened, woken or called with",
        values: LifeInput.allCases.map(\.rawValue))
    case .number:
      KeyRule(
        [.info], .text, "the number of the input in digits; no other input of the life has it")
    case .role:
      KeyRule(
        [.info], .text,
        "the role of the scene that a callback is for; without it, a window on the device",
        values: SceneRole.allCases.filter { $0 != .window }.map(\.rawValue))
    case .phase:
      KeyRule(
        [.info], .text,
        "the phase that a SwiftUI view reads, or the `App` that is told of its phase",
        values: ScenePhase.allCases.map(\.rawValue))
    case .previousPhase:
      KeyRule(
        [.info], .text, "the phase that it read before, if it is told of a change",
        values: ScenePhase.allCases.map(\.rawValue))

    case .requests: KeyRule([.reply], .objects, "what the delegate asks of the application")
    case .observe: KeyRule([.reply], .object, "what the app is like after the request")
    case .violations:
      KeyRule([.reply], .texts, "what the program itself finds broken, one text for each")

    case .beginBackgroundTask:
      KeyRule([.item], .text, "a background task begins; the text is its name")
    case .endBackgroundTask:
      KeyRule([.item], .text, "the background task that was begun with this name ends")
    case .complete:
      KeyRule(
        [.item], .text,
        "the completion handler is called, or the task completed, that came with this input",
        values: LifeInput.completable.map(\.rawValue) + [ServedTask.continued])
    case .presentSystemSheet:
      .mark("a system sheet appears, for example one that asks for permission")
    case .openURL:
      KeyRule(
        [.item], .text, "a URL of the app itself, or of another app, is opened",
        values: AdapterReply.OpenedURL.allCases.map(\.rawValue))
    case .setNotificationDelegate:
      .mark("the delegate of the user notification centre is set")
    case .registerTask:
      KeyRule([.item], .text, "a launch handler is registered for the task with this identifier")
    case .submitTask: .mark("a refresh or processing task is submitted to the scheduler")
    case .submitContinuedTask:
      .mark("a continued task is submitted, which begins at once on iOS 26 and later")
    case .activateScene:
      KeyRule(
        [.item], .number,
        "the window with this number is to come to the front, or to be made; without effect unless "
          + "the app is active")
    case .refreshScene:
      KeyRule([.item], .number, "a new snapshot is to be taken of the window with this number")
    case .destroyScene:
      KeyRule([.item], .number, "the session of the window with this number is to end")
    case .answer: KeyRule([.item], .boolean, "the callback returns this; without it, true")
    case .exit:
      KeyRule([.item], .number, "the process exits with this status right after its reply")

    case .unsaved:
      KeyRule([.observe], .boolean, "whether data of the user would be lost with the process (I41)")
    case .workInFlight:
      KeyRule([.observe], .number, "how many pieces of work are unfinished (I48)")
    case .pending:
      KeyRule(
        [.observe], .boolean,
        "whether something is left to do that must be done in the end, while the user comes back")
    case .lockHeld:
      KeyRule([.observe], .boolean, "whether a lock on a file in a shared container is held (I32)")
    case .gpuWork: KeyRule([.observe], .boolean, "whether the GPU has unfinished work (I36)")
    case .sessionsOpened:
      KeyRule([.observe], .number, "how many sessions this process has opened (I43)")
    case .inputsHandled:
      KeyRule(
        [.observe], .texts,
        "the inputs that this process has handled, one text for each, with repetitions (I23)")
    case .fingerprint:
      KeyRule(
        [.observe], .textOrNumber,
        "different for different states of the memory; lives that reach the same state are merged")
    }
  }
}

/// What protocol 1 says of a key.
package struct KeyRule: Sendable {
  /// The objects that can have the key.
  package let objects: [ProtocolObject]

  /// The type of the value.
  package let type: ValueType

  /// What the value says.
  package let meaning: String

  /// The possible values, where these are fixed names; otherwise empty.
  package let values: [String]

  /// Whether an object without the key is refused.
  package let isRequired: Bool

  fileprivate init(
    _ objects: [ProtocolObject], _ type: ValueType, _ meaning: String, values: [String] = [],
    isRequired: Bool = false
  ) {
    self.objects = objects
    self.type = type
    self.meaning = meaning
    self.values = values
    self.isRequired = isRequired
  }

  /// Something that the delegate asks, and whose only value is `true`.
  fileprivate static func mark(_ meaning: String) -> KeyRule {
    KeyRule([.item], .boolean, meaning, values: ["true"])
  }
}

/// A kind of object in protocol 1, in words that follow “the key … of”.
package enum ProtocolObject: String, CaseIterable, Sendable {
  case hello = "the hello"
  case action = "an action"
  case request = "a request"
  case info = "“info”"
  case reply = "a reply"
  /// One object of `requests`, which has one key.
  case item = "“requests”"
  case observe = "“observe”"

  /// The keys that have a meaning in such an object.
  package var keys: [ProtocolKey] { Self.keys[self, default: []] }

  /// The rules are gone through once, not for each reply.
  private static let keys = Dictionary(
    uniqueKeysWithValues: allCases.map { object in
      (object, ProtocolKey.allCases.filter { $0.rule.objects.contains(object) })
    })

  /// The names of these keys.
  var keyNames: [String] { keys.map(\.rawValue) }
}

extension LifeInput {
  /// The inputs that arrive with a completion handler, so that `complete` can name them.
  fileprivate static var completable: [LifeInput] {
    allCases.filter { $0.carriers.contains(where: \.hasCompletionHandler) }
  }
}
