import Observation
import SwiftUI

@Observable @MainActor final class Library {
  var books: [Book] = []
  var selection: Book.ID?
}

struct Book: Identifiable, Hashable, Codable {
  var id = UUID()
  var title = ""
}

struct ReaderApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup("Library", id: "library") {
      LibraryView()
        .environment(library)
    }
    .defaultSize(width: 800, height: 600)
    .windowResizability(.contentSize)
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) {
        Button("New Book") { library.books.append(Book()) }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
      CommandMenu("Book") {
        Button("Close") {}.keyboardShortcut(.cancelAction)
      }
    }

    WindowGroup(for: Book.ID.self) { $id in
      BookView(id: id)
        .environment(library)
    }

    WindowGroup("Book", id: "book", for: Book.self) { $book in
      Text(book?.title ?? "None")
    }
  }
}

struct LibraryView: View {
  @Environment(Library.self) private var library
  @Environment(\.openWindow) private var openWindow
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    @Bindable var library = library
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $library.selection) {
        ForEach($library.books) { $book in
          TextField("Title", text: $book.title)
            .contextMenu {
              Button("Open") { openWindow(value: book.id) }
            }
        }
        .onDelete { library.books.remove(atOffsets: $0) }
        .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.sidebar)
    } detail: {
      BookView(id: library.selection)
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct BookView: View {
  let id: Book.ID?
  @Environment(Library.self) private var library: Library?

  var body: some View {
    if id == nil {
      ContentUnavailableView("No Book", systemImage: "book")
    } else {
      ScrollView {
        Text(verbatim: "…").textSelection(.enabled)
      }
    }
  }
}
