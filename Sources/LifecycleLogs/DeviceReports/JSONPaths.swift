/// Which members of JSON documents are wanted: a tree of places, each with a tag.
///
/// Place 0 is the root of a document.
struct JSONPaths: Sendable {
  /// The place of a value that is not wanted.
  static let nowhere = -1

  /// A place in a document.
  struct Place: Sendable {
    /// The tag of the place; 0 if it only leads to others.
    var tag: UInt8 = 0
    /// Its members in ``JSONPaths/members``.
    var members = 0..<0
    /// The place of the items, if the value is a list.
    var item = nowhere
    /// The place of the members that have no place of their own.
    var other = nowhere
  }

  /// A member that is wanted.
  struct Member: Sendable {
    /// The key in the bytes of all keys.
    fileprivate let key: Range<Int>
    let place: Int
  }

  private(set) var places: [Place]
  private(set) var members: [Member] = []
  private var keys: [UInt8] = []

  /// Creates the places of some paths.
  ///
  /// A path consists of keys with a dot between them. `*` stands for each item of a list, and `?` for
  /// each member of an object that no other path names. `*/` or `?/` at the end of a path makes each
  /// of them another root.
  init(rootTag: UInt8, _ paths: [(tag: UInt8, path: String)]) {
    places = [Place(tag: rootTag)]
    var named: [[(key: String, place: Int)]] = [[]]
    for (tag, path) in paths {
      var place = 0
      for key in path.split(separator: ".").map(String.init) {
        if key == "*/" {
          places[place].item = 0
          break
        }
        if key == "?/" {
          places[place].other = 0
          break
        }
        var next =
          switch key {
          case "*": places[place].item
          case "?": places[place].other
          default: named[place].first { $0.key == key }?.place ?? Self.nowhere
          }
        if next == Self.nowhere {
          next = places.count
          places.append(Place())
          named.append([])
          switch key {
          case "*": places[place].item = next
          case "?": places[place].other = next
          default: named[place].append((key, next))
          }
        }
        place = next
      }
      if place > 0 { places[place].tag = tag }
    }
    for (place, list) in named.enumerated() { add(list, to: place) }
  }

  private mutating func add(_ named: [(key: String, place: Int)], to place: Int) {
    let start = members.count
    for (key, target) in named {
      let offset = keys.count
      keys += key.utf8
      members.append(Member(key: offset..<keys.count, place: target))
    }
    places[place].members = start..<members.count
  }

  /// The index of the member of a place that has a key; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* members.
  func member(of place: Int, key: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in places[place].members {
      let range = members[index].key
      guard range.count == key.count else { continue }
      var offset = 0
      while offset < key.count, keys[range.lowerBound + offset] == key[offset] { offset += 1 }
      if offset == key.count { return index }
    }
    return nil
  }
}
