import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what a server answers to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of what a server answers about a resource.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Delivers one answer, and finishes; each subscriber makes a request of its own.
  public struct DataTaskPublisher: Publisher {
    /// The body and the head of the answer.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Makes a publisher of an answer.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber; the request is made when it first wants a value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet(subscriber)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          outlet.end(with: (data, response), .finished)
        } else {
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.start(onRequest: { _ in task.resume() }, onCancel: task.cancel)
    }
  }
}
