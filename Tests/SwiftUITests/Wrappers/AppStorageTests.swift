import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct `A stored property of an app` {
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: "AppStorageTests"))
    for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) }
  }

  @Test func `has its default until it is written`() {
    #expect(AppStorage(wrappedValue: 5, "number", store: store).wrappedValue == 5)
    #expect(AppStorage<Int?>("number", store: store).wrappedValue == nil)
  }

  @Test func `is written to the defaults`() {
    AppStorage(wrappedValue: 5, "number", store: store).wrappedValue = 6
    #expect(store.integer(forKey: "number") == 6)
  }

  @Test func `reads what the defaults have`() {
    store.set(true, forKey: "flag")
    store.set("a", forKey: "text")
    store.set(2.5, forKey: "double")
    #expect(AppStorage(wrappedValue: false, "flag", store: store).wrappedValue)
    #expect(AppStorage(wrappedValue: "", "text", store: store).wrappedValue == "a")
    #expect(AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue == 2.5)
  }

  @Test func `keeps the raw value of an enumeration`() {
    let storage = AppStorage(wrappedValue: Appearance.automatic, "appearance", store: store)
    storage.wrappedValue = .dark
    #expect(store.string(forKey: "appearance") == "dark")
    #expect(storage.wrappedValue == .dark)
  }

  @Test func `keeps URLs, dates and data`() {
    let url = AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "url", store: store)
    url.wrappedValue = URL(fileURLWithPath: "/b")
    #expect(url.wrappedValue.path == "/b")
    let date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store)
    date.wrappedValue = Date(timeIntervalSince1970: 60)
    #expect(date.wrappedValue.timeIntervalSince1970 == 60)
    let data = AppStorage(wrappedValue: Data(), "data", store: store)
    data.wrappedValue = Data([1])
    #expect(data.wrappedValue == Data([1]))
  }

  @Test func `is removed when it becomes nil`() {
    let text = AppStorage<String?>("text", store: store)
    text.wrappedValue = "a"
    #expect(text.wrappedValue == "a")
    text.wrappedValue = nil
    #expect(store.object(forKey: "text") == nil)
    #expect(text.wrappedValue == nil)
  }

  @Test func `is written through its binding`() {
    let storage = AppStorage(wrappedValue: 1, "number", store: store)
    storage.projectedValue.wrappedValue = 2
    #expect(storage.wrappedValue == 2)
  }
}
