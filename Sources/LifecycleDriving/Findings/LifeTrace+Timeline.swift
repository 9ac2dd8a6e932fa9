import Reporting

extension LifeTrace {
  /// The life for a page.
  ///
  /// - Parameters:
  ///   - heading: A heading that distinguishes it from a life beside it.
  ///   - mark: What is wrong after the last step.
  /// - Returns: The timeline.
  package func timeline(heading: String? = nil, mark: String? = nil) -> Timeline {
    Timeline(
      heading: heading, start: report.initialState,
      entries: steps.indices.map { index in
        entry(at: index, mark: index + 1 == steps.count ? mark : nil)
      })
  }

  private func entry(at index: Int, mark: String?) -> Timeline.Entry {
    let step = steps[index]
    return Timeline.Entry(
      by: step.action.initiator, step.name, involvement: step.involvement,
      to: StateReport(step.state.name, style: step.state.stage.style),
      contents: contents(at: index), mark: mark)
  }

  private func contents(at index: Int) -> [Timeline.Content] {
    let held = contents.indices.contains(index) ? contents[index] : nil
    let named = [
      ("shown", steps[index].remark), ("disk", held?.disk), ("memory", held?.memory),
    ]
    return named.compactMap { name, words in
      words.flatMap { $0.isEmpty ? nil : Timeline.Content(name, $0) }
    }
  }
}

extension LifeStep {
  /// The name of the callback, without the outcome.
  fileprivate var name: String {
    if case .delivery(let callback) = role { callback } else { action.name }
  }

  fileprivate var involvement: Timeline.Involvement {
    switch role {
    case .delivery(let callback): isHandled ? .sent(callback) : .notImplemented(callback)
    case .request: .asked
    case .action: .done
    case .event: .silent
    }
  }
}
