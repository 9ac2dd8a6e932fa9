import LifecycleModels

@testable import LifecycleDriving

/// A disk that remembers what was written on it.
final class Notebook {
  var lines: [String] = []
}

/// A delegate that records what it receives, and does what a test wants.
final class Writer {
  let notebook: Notebook
  let application: Application
  /// What exists only in memory.
  var number = 0
  var tasks: [BackgroundTaskIdentifier] = []
  var complete: (() -> Void)?

  init(_ notebook: Notebook, _ application: Application) {
    self.notebook = notebook
    self.application = application
  }

  func write(_ line: String) { notebook.lines.append(line) }
}

typealias WriterWorld = World<Notebook, Writer>

/// A world whose delegate does something special in some callbacks, and writes nothing.
func writerWorld(
  _ handlers: KeyValuePairs<Callback, (Writer, Delivery) throws -> Void> = [:]
) -> WriterWorld {
  handlers.reduce(WriterWorld(disk: Notebook(), launch: Writer.init)) { world, item in
    world.on(item.key, item.value)
  }
}

extension World<Notebook, Writer> {
  /// Writes down the state that some callbacks read.
  func writing(_ callbacks: Callback...) -> Self {
    callbacks.reduce(self) { world, callback in
      world.on(callback) { writer, delivery in
        let isSame = writer.application.state == delivery.state
        writer.write("\(delivery.callback) \(isSame ? "\(delivery.state)" : "in two states")")
      }
    }
  }
}
