import CommandLineTools
import Foundation
import LifecycleDriving

/// Why an executable cannot be driven.
struct DriveError: CommandError {
  let status: ExitStatus
  let errorDescription: String?

  init(_ error: AdapterError) {
    errorDescription = error.localizedDescription
    status =
      switch error {
      case .cannotStart, .disk: .fileError
      default: .malformedInput
      }
  }

  init(_ error: WorldError) {
    errorDescription = error.localizedDescription
    status =
      switch error {
      case .unknownChoice, .impossibleChoice: .usage
      case .ambiguousAction: .malformedInput
      default: .fileError
      }
  }
}
