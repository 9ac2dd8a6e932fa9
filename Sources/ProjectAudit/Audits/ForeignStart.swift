/// A main function that leaves the start of UIKit to a library.
struct ForeignStart {
  /// The file with the function.
  private let file: ProjectPath
  /// The library for people, if it is a known one.
  private let library: String?

  /// Looks for such a function; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the files.
  init?(_ mains: [ProjectPath], files: any ProjectFiles) {
    for file in mains {
      guard case .bytes(let bytes) = files.content(of: file), bytes.holds(Array("main".utf8)),
        !bytes.holds(Array("UIApplicationMain".utf8))
      else { continue }
      self.file = file
      library =
        Self.libraries.first { library in
          library.words.contains { bytes.holds(Array($0.utf8)) }
        }?.name
      return
    }
    return nil
  }

  /// Why nothing is known of the app, and who knows, in sentences.
  var words: String {
    let delegate = "an app delegate that is not among the sources"
    return
      (library.map { "\(file) starts the app with \($0), which has \(delegate)." }
      ?? "\(file) calls no UIApplicationMain. It seems that a library starts the app, with \(delegate).")
      + " Only the version of the library decides whether the app launches with the iOS 27 SDK: ask its authors, "
      + "or try the app."
  }

  /// Libraries by words of which one occurs where they are used. Kivy starts Python, which may use SDL.
  private static let libraries: [(name: String, words: [String])] = [
    ("the Python of Kivy", ["Py_Initialize", "PyRun_", "Py_RunMain"]),
    ("SDL", ["SDL_main", "SDL_Init", "SDL_RunApp", "SDL_UIKitRunApp", "SDL.h"]),
    ("Qt", ["QApplication", "QGuiApplication", "QCoreApplication"]),
    ("Unity", ["UnityFramework"]),
  ]
}

extension ProjectPath {
  /// Whether it is called as the file with the main function is.
  var isMain: Bool { stem == "main" && ["m", "mm", "c", "cc", "cpp", "cxx"].contains(type) }
}
