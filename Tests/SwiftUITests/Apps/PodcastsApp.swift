import SwiftUI

actor Feed {
  func refresh() async {}
}

struct PodcastsApp: App {
  @UIApplicationDelegateAdaptor(PodcastsDelegate.self) private var delegate
  private let feed = Feed()

  var body: some Scene {
    WindowGroup {
      PodcastsView(feed: feed)
    }
    .backgroundTask(.appRefresh("refresh")) {
      await feed.refresh()
    }
    .backgroundTask(.urlSession("downloads")) {
      await feed.refresh()
    }
    .backgroundTask(.urlSession(matching: { $0.hasPrefix("episode") })) { identifier in
      print(identifier)
    }
  }
}

@MainActor class PodcastsDelegate: UIResponder, UIApplicationDelegate {
  var completion: (() -> Void)?

  override init() {
    super.init()
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    completion = completionHandler
  }
}

struct PodcastsView: View {
  let feed: Feed
  @State private var episodes = ["One", "Two"]
  @State private var query = ""
  @State private var tab = Tabs.episodes

  enum Tabs: Hashable { case episodes, downloads }

  var body: some View {
    TabView(selection: $tab) {
      List {
        ForEach(episodes, id: \.self) { episode in
          Text(episode)
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button {
                print(episode)
              } label: {
                Label("Play", systemImage: "play")
              }
              .tint(.green)
            }
        }
        .onDelete { episodes.remove(atOffsets: $0) }
      }
      .refreshable { await feed.refresh() }
      .searchable(text: $query, prompt: "Search")
      .tabItem { Label("Episodes", systemImage: "mic") }
      .tag(Tabs.episodes)
      .badge(episodes.count)

      Text("Nothing")
        .tabItem {
          Image(systemName: "arrow.down")
          Text("Downloads")
        }
        .tag(Tabs.downloads)
    }
    .tabViewStyle(.automatic)
  }
}
