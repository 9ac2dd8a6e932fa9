import Reporting

/// What searches of devices of several sizes took, as it is stored beside the plots.
struct ScalingRecord: Sendable {
  /// The machine, as data.
  let machine: OrderedJSON
  let series: [ScalingSeries]
}

/// The same search of more and more apps.
struct ScalingSeries: Hashable, Sendable {
  /// How the names of the lines in the table begin.
  let id: String
  let points: [ScalingPoint]
}

/// One size. All figures are whole numbers, so that they are read back as they were written.
struct ScalingPoint: Hashable, Sendable {
  let apps: Int
  /// The median time of a run.
  let nanoseconds: Int
  let states: Int
  let transitions: Int
  /// What the search held in memory at its end; nil if it does not say.
  let bytes: Int?
  /// The number of states of the automaton, if there is one.
  let automatonStates: Int?
}

extension ScalingRecord {
  /// The record as a file holds it.
  var json: OrderedJSON {
    .object([
      ("machine", machine),
      (
        "series",
        .array(
          series.map { series in
            .object([("id", .string(series.id)), ("points", .array(series.points.map(\.json)))])
          })
      ),
    ])
  }

  /// Reads a record; nil if the JSON is none.
  init?(_ json: OrderedJSON) {
    guard let machine = json["machine"], let list = json["series"]?.list else { return nil }
    self.machine = machine
    var series: [ScalingSeries] = []
    for item in list {
      guard let id = item["id"]?.words, let points = item["points"]?.list else { return nil }
      let read = points.compactMap(ScalingPoint.init)
      guard read.count == points.count else { return nil }
      series.append(ScalingSeries(id: id, points: read))
    }
    self.series = series
  }
}

extension ScalingPoint {
  fileprivate var json: OrderedJSON {
    .object([
      ("apps", .integer(apps)), ("nanoseconds", .integer(nanoseconds)),
      ("states", .integer(states)), ("transitions", .integer(transitions)),
      ("bytes", .optional(bytes)), ("automatonStates", .optional(automatonStates)),
    ])
  }

  fileprivate init?(_ json: OrderedJSON) {
    guard let apps = json["apps"]?.count, let nanoseconds = json["nanoseconds"]?.count,
      let states = json["states"]?.count, let transitions = json["transitions"]?.count
    else { return nil }
    self.init(
      apps: apps, nanoseconds: nanoseconds, states: states, transitions: transitions,
      bytes: json["bytes"]?.count, automatonStates: json["automatonStates"]?.count)
  }
}
