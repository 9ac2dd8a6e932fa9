import Foundation

extension Error {
  /// What went wrong, in words for people.
  ///
  /// Foundation often says only that an operation could not be completed. Then the error of the system
  /// that it keeps says why.
  package var inWords: String {
    if let own = (self as? any LocalizedError)?.errorDescription { return own }
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    return error.domain == NSCocoaErrorDomain ? error.localizedDescription : "\(self)"
  }
}
