/// Something that is run and measured: a part of ours, or a peer.
struct Contestant: Sendable {
  /// One run.
  typealias Run = () throws -> Sample

  /// The word by which lines name it.
  let id: String
  /// Whether a run takes so long that one is enough where nobody asks for more.
  var isSlow = false
  /// Makes what has to be there before the first run; not measured.
  let prepare: @Sendable () throws -> Run
}

extension Contestant {
  /// Creates a contestant that needs no preparation.
  init(_ id: String, run: @escaping @Sendable () throws -> Sample) {
    self.init(id: id) { run }
  }
}
