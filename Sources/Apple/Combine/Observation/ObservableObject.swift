/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers before a published property changes; the same publisher for the life of the object.
  ///
  /// It is kept in the published properties. An object that has none is found in a table that does
  /// not keep it alive.
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
