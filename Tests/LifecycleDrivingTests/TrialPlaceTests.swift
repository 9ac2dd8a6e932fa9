import Foundation
import Testing

@testable import LifecycleDriving

@Suite struct `A process` {
  private func place(_ prepare: (URL) throws -> Void) throws -> TrialPlace? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifecycle-place-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    return TrialPlace(folder: folder, parent: 7)
  }

  private let role = TrialRole(check: "here", seconds: 3, excluded: ["action:edit"])

  private func write(journalFor reader: Int32, in folder: URL) throws {
    try LifeJournal(path: TrialRole.journal(in: folder)).reader = reader
    try role.write(to: folder)
  }

  @Test func `tries a check if its parent reads the journal`() throws {
    let place = try place { try write(journalFor: 7, in: $0) }
    #expect(place?.role.check == "here")
    #expect(place?.role.seconds == 3)
    #expect(place?.role.excluded == ["action:edit"])
  }

  @Test func `tries none because its environment names a folder`() throws {
    #expect(try place { _ in } == nil)
    #expect(try place { try role.write(to: $0) } == nil)
    #expect(try place { try write(journalFor: 8, in: $0) } == nil)
    #expect(try place { _ = try LifeJournal(path: TrialRole.journal(in: $0)).reader = 7 } == nil)
    #expect(TrialPlace(folder: URL(fileURLWithPath: "/no/such/folder"), parent: 7) == nil)
  }
}
