import Foundation
import LifecycleModels
import Reporting
import SystemFiles

/// Why an adapter cannot be driven.
public enum AdapterError: Error, Hashable {
  /// The executable cannot be started; the code is the operating system's.
  case cannotStart(path: String, code: Int32)
  /// The process was started but sent no hello.
  case noHello(path: String, AdapterFailure)
  /// The hello names another version of the protocol, or none.
  case wrongProtocol(found: String?)
  /// The hello lists a callback that does not exist.
  case unknownCallback(String, nearest: String?)
  /// An action is enabled in a state that does not exist.
  case unknownState(String, action: String, nearest: String?)
  /// An action is enabled in a state in which no code of the app runs.
  case frozenState(String, action: String)
  /// An action is done by somebody who does not exist.
  case unknownInitiator(String, action: String)
  /// The hello lists an input that does not exist.
  case unknownInput(String, replacement: String)
  /// The name of an action has characters that cannot be seen.
  case unprintableAction(String)
  /// Two actions have the same name.
  case repeatedAction(String)
  /// An action runs no program, or says in which states it does.
  case wrongProgram(action: String, hasStates: Bool)
  /// The folder that survives the processes cannot be created, emptied or removed.
  case disk(path: String, reason: String)
}

extension AdapterError: LocalizedError {
  /// The error in words: where it is, what was found there, and what to do.
  public var errorDescription: String? {
    switch self {
    case .cannotStart(let path, let code):
      "\(path.shown) cannot be started: " + Self.advice(path, code)
    case .noHello(let path, let failure):
      "\(path.shown) sent no hello. \(failure.errorDescription ?? "") "
        + #"The first line must be like {"protocol":1,"implements":["app.didBecomeActive"]}."#
    case .wrongProtocol(let found):
      "The adapter speaks "
        + (found.map { "protocol \($0), which is not supported" } ?? "a protocol without a number")
        + "; write \"protocol\":\(AdapterHello.protocolNumber)."
    case .unknownCallback(let name, let nearest):
      "The adapter implements “\(name)”, but there is no such callback."
        + NearestWord.question(nearest)
    case .unknownState(let name, let action, let nearest):
      "The action “\(action)” is enabled in “\(name)”, but there is no such state."
        + NearestWord.question(nearest)
    case .frozenState(let name, let action):
      "The action “\(action)” is enabled in “\(name)”, in which no code of the app runs; write "
        + ExecutionState.ofRequests.map(\.spelling).alternatives + "."
    case .unknownInitiator(let name, let action):
      "The action “\(action)” is done by “\(name)”; write "
        + Initiator.allCases.map(\.rawValue).alternatives + "."
    case .unknownInput(let name, let replacement):
      "The adapter takes the input “\(name)”, but there is no such input; write \(replacement)."
    case .unprintableAction(let name):
      "The name of the action “\(name)” has characters that cannot be seen; leave them out."
    case .wrongProgram(let name, true):
      "The action “\(name)” has the keys “run” and “in”; leave “in” out, because another program can "
        + "run in any state of the app."
    case .wrongProgram(let name, false):
      "The action “\(name)” has the key “run” without a program, or with a zero byte; write a list of the "
        + "program and its arguments."
    case .repeatedAction(let name):
      "Two actions have the name “\(name)”; give them different names."
    case .disk(let path, let reason): "The folder \(path.shown) cannot be prepared: \(reason)."
    }
  }

  private static func advice(_ path: String, _ code: Int32) -> String {
    let isThere = FileManager.default.fileExists(atPath: path)
    return switch code {
    case ENOENT where isThere: "the interpreter in its first line does not exist."
    case ENOENT: "there is no such file; give the path of an executable."
    case EACCES: "it is not executable; it must be a file, made executable with chmod +x."
    case ETXTBSY: "it is open for writing; try again when it is closed."
    case ENOEXEC: "it is not a program for this machine; a script must begin with #! and a path."
    case EMFILE, ENFILE: "too many files are open; raise the limit, for example with ulimit -n 256."
    case EAGAIN: "too many processes are running; raise the limit (ulimit -u) or end some of them."
    case ENOMEM: "memory is used up; raise the limit (ulimit -v) or end other programs."
    default: SystemError(code: code).words + "."
    }
  }
}
