import LifecycleModels
import Reporting

extension Citation {
  /// The citation in words.
  package var report: SourceReport {
    switch self {
    case .fact(let number):
      SourceReport(
        label: label, statement: Fact.number(number)?.statement ?? explanation,
        documents: Fact.number(number)?.documents ?? "", number: number)
    case .assumption(let reason): SourceReport(label: label, statement: reason)
    }
  }
}

extension Stage {
  /// How a state of this stage is drawn.
  package var style: Diagram.BoxStyle {
    switch tone {
    case .foreground: .foreground
    case .running: .running
    case .frozen: .frozen
    case .absent: .absent
    }
  }
}
