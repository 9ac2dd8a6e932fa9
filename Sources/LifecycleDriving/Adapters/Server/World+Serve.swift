import Foundation
import LifecycleModels

extension World {
  /// Turns this process into an adapter for the delegate, for use with `lifecycle drive`.
  ///
  /// ```swift
  /// World(disk: FileManager.default.lifecycleDisk) { folder, _ in NotesDelegate(in: folder) }
  ///   .on(.didEnterBackground) { notes, _ in notes.save() }
  ///   .action("edit") { $0.delegate.type("x") }
  ///   .serve { AdapterObservation(unsaved: $0.isDirty) }
  /// ```
  ///
  /// The tool, and not this process, lets time pass, and starts other processes if the hello of an adapter
  /// names them; so neither is offered to it.
  ///
  /// The delegate is made once, since a process has only one. The action `runMainQueue` runs the
  /// work that was scheduled on the main queue. The method returns when the tool closes standard
  /// input.
  ///
  /// - Parameter observe: Describes the delegate after each request.
  /// - Throws: Any error of making the disk or the delegate.
  public func serve(observing observe: @escaping (Delegate) -> AdapterObservation) throws {
    try servedDelegate(observing: observe).server.run()
  }

  /// The delegate of this process, ready for requests.
  package func servedDelegate(
    observing observe: @escaping (Delegate) -> AdapterObservation
  ) throws -> ServedDelegate<Disk, Delegate> {
    try ServedDelegate(self, observing: observe)
  }
}

extension FileManager {
  /// The folder that survives the process of an adapter: the one that LIFECYCLE_DISK names.
  public var lifecycleDisk: URL {
    let path = ProcessInfo.processInfo.environment["LIFECYCLE_DISK"]
    return path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? temporaryDirectory
  }
}
