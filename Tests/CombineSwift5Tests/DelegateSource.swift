// This file is compiled only: the kind of source that the delegates of apps have.
import Combine
import Foundation
import FoundationNetworking

enum LoginState { case loggedOut, loggingIn, loggedIn(user: String) }

struct Article: Codable, Equatable {
  let title: String
}

extension Notification.Name {
  static let didBecomeActive = Notification.Name("active")
  static let willResignActive = Notification.Name("inactive")
  static let didEnterBackground = Notification.Name("background")
}

final class Session: ObservableObject {
  static let shared = Session()

  @Published private(set) var state: LoginState = .loggedOut
  @Published var articles: [Article] = []
  @Published var query = ""
  @Published private(set) var results: [String] = []
  let events = PassthroughSubject<String, Never>()
  private let tokenSubject = CurrentValueSubject<String?, Never>(nil)
  private var cancellables = Set<AnyCancellable>()

  var token: AnyPublisher<String?, Never> { tokenSubject.eraseToAnyPublisher() }

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { query in query.isEmpty ? [] : [query] }
      .assign(to: &$results)
    tokenSubject.compactMap { $0 }.sink { [weak self] in self?.events.send($0) }
      .store(in: &cancellables)
  }

  func login(name: String) -> AnyPublisher<String, Error> {
    Future<String, Error> { promise in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { promise(.success(name)) }
    }
    .handleEvents(receiveOutput: { [weak self] in self?.tokenSubject.value = $0 })
    .eraseToAnyPublisher()
  }

  func load(_ url: URL) -> AnyPublisher<[Article], Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { output -> Data in
        guard let http = output.response as? HTTPURLResponse, http.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return output.data
      }
      .decode(type: [Article].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func titles(_ urls: [URL]) -> AnyPublisher<[String], Never> {
    Publishers.MergeMany(urls.map { URLSession.shared.dataTaskPublisher(for: $0) })
      .map(\.data)
      .decode(type: Article.self, decoder: JSONDecoder())
      .map(\.title)
      .collect()
      .replaceError(with: [])
      .eraseToAnyPublisher()
  }
}

final class AppDelegate {
  private let session = Session.shared
  private var cancellables = Set<AnyCancellable>()
  private var timer: AnyCancellable?
  private var connection: Cancellable?
  private var status = ""
  private var token: String?

  func applicationDidFinishLaunching() {
    session.$state
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.show(state) }
      .store(in: &cancellables)
    session.objectWillChange
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.status = "changed" }
      .store(in: &cancellables)
    Publishers.Merge3(
      NotificationCenter.default.publisher(for: .didBecomeActive),
      NotificationCenter.default.publisher(for: .willResignActive),
      NotificationCenter.default.publisher(for: .didEnterBackground)
    )
    .map(\.name)
    .sink { [unowned self] name in status = name.rawValue }
    .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .willResignActive)
      .merge(with: NotificationCenter.default.publisher(for: .didEnterBackground))
      .compactMap { $0.userInfo?["key"] as? String }
      .assign(to: \.status, on: self)
      .store(in: &cancellables)
    session.$articles
      .dropFirst()
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink(receiveValue: save)
      .store(in: &cancellables)
    Publishers.CombineLatest(session.$state, session.token)
      .map { _, token in token ?? "" }
      .removeDuplicates()
      .throttle(for: 0.5, scheduler: OperationQueue.main, latest: true)
      .sink { print($0) }
      .store(in: &cancellables)
    session.$query.combineLatest(session.$results, session.token)
      .filter { query, _, _ in !query.isEmpty }
      .sink { query, results, token in print(query, results, token ?? "") }
      .store(in: &cancellables)
  }

  func sceneDidBecomeActive() {
    timer = Timer.publish(every: 30, on: .main, in: .common)
      .autoconnect()
      .prepend(Date())
      .map { "\($0)" }
      .sink { [weak self] in self?.status = $0 }
    let clock = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default)
    connection = clock.connect()
    clock.scan(0) { count, _ in count + 1 }.prefix(3).sink { _ in }.store(in: &cancellables)
  }

  func sceneWillResignActive() {
    timer?.cancel()
    timer = nil
    connection?.cancel()
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()
  }

  func login() {
    session.login(name: "x")
      .timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
      .retry(2)
      .flatMap { [session] name in session.load(URL(fileURLWithPath: name)) }
      .map { Optional($0.map(\.title).joined()) }
      .catch { _ in Just(nil) }
      .replaceNil(with: "failed")
      .subscribe(on: DispatchQueue.global(qos: .background))
      .receive(on: DispatchQueue.main, options: .init(qos: .userInitiated))
      .sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: break
          case .failure(let error): print(error.localizedDescription)
          }
        },
        receiveValue: { [weak self] in self?.status = $0 }
      )
      .store(in: &cancellables)
    session.$query.map { [session] query in session.titles([URL(fileURLWithPath: query)]) }
      .switchToLatest()
      .share()
      .sink { _ in }
      .store(in: &cancellables)
    Task { [session] in
      for await state in session.$state.values { print(state) }
      for try await articles in session.load(URL(fileURLWithPath: "")).values { print(articles) }
    }
  }

  private func show(_ state: LoginState) {
    switch state {
    case .loggedOut, .loggingIn: status = ""
    case .loggedIn(let user): status = user
    }
  }

  private func save(_ articles: [Article]) {}
}
