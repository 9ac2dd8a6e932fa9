import SwiftUI

struct JournalApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var store = JournalStore()
  @State private var isLocked = false

  init() {
    UserDefaults.standard.register(defaults: ["locks": false])
  }

  var body: some Scene {
    WindowGroup {
      ZStack {
        JournalView()
          .environmentObject(store)
          .environment(\.locale, Locale(identifier: "en"))
        if isLocked {
          Color.black.ignoresSafeArea()
        }
      }
      .onAppear { store.load() }
      .task { await store.refresh() }
    }
    .onChange(of: phase) { oldPhase, newPhase in
      if oldPhase == .active, newPhase != .active { isLocked = true }
    }
    .onChange(of: isLocked, initial: true) {
      store.save()
    }
  }
}

@MainActor final class JournalStore: ObservableObject {
  @Published var entries: [String] = []
  @Published var draft = ""

  func load() {}
  func save() {}
  func refresh() async {}
}

struct JournalView: View {
  @EnvironmentObject private var store: JournalStore
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: $store.draft)
          .focused($isEditing)
          .textFieldStyle(.roundedBorder)
          .submitLabel(.done)
          .onSubmit { store.entries.append(store.draft) }
        ForEach(store.entries, id: \.self) { entry in
          Text(entry).font(.body).lineLimit(2)
        }
        Spacer()
      }
      .padding(.horizontal, 16)
      .navigationTitle("Journal")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { store.save() }) {
            Image(systemName: "square.and.arrow.down")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Undo") {}
          Spacer()
          Button("Clear", role: .destructive) { store.entries.removeAll() }
        }
      }
    }
  }
}
