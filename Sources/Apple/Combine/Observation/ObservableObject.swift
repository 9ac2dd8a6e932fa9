public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The published properties keep it. An object that has none is found in a table that does not
  /// keep it alive.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    for property in properties {
      if let publisher = property.changeTarget as? ObservableObjectPublisher { return publisher }
    }
    if properties.isEmpty { return PlainObjects.shared.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.announceChanges(to: publisher) }
    return publisher
  }

  /// The boxes of the properties, those of superclasses after those of the class itself.
  private var publishedProperties: [any ChangeAnnouncing] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap { mirror in
      mirror.children.compactMap { ($0.value as? any PublishedProperty)?.announcer }
    }
  }
}
