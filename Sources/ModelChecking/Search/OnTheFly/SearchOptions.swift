/// Where a search keeps the states that it has visited: ``MemoryStorage``, ``Compaction`` or
/// ``DiskStorage``.
public protocol SearchStorage: Hashable, Sendable {}

/// All visited states in memory: the storage of a search that does not name another one.
public struct MemoryStorage: SearchStorage {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() {}
}

extension Compaction: SearchStorage {}

/// How to search: where the states are kept, how far to go, and how many threads share the work.
///
/// ```swift
/// machine.check(properties)
/// machine.check(properties, options: .limits(.states(1_000_000)).threads(4))
/// machine.check(properties, options: .compacted(bytes: 1 << 30))
/// try machine.check(properties, options: .disk(folder: "search", memory: 1 << 28).threads(4))
/// ```
///
/// Compaction and files need states with a code (``StateCode``), and only files can fail. The type of
/// the storage tells the compiler both.
public struct SearchOptions<Storage: SearchStorage>: Hashable, Sendable {
  /// Where the visited states are kept.
  public var storage: Storage
  /// How far to go.
  public var limits: SearchLimits
  /// For how many states the machine's contract is audited.
  public var audit: ContractAudit
  /// How many threads share the work, at most 64. The result does not depend on it. Files are shared
  /// by a power of two of threads: the largest that is not greater.
  public var threads: Int

  /// Creates options.
  public init(
    storage: Storage = MemoryStorage(), limits: SearchLimits = .none,
    audit: ContractAudit = .standard, threads: Int = 1
  ) {
    self.storage = storage
    self.limits = limits
    self.audit = audit
    self.threads = threads
  }

  /// The same options with other limits.
  public func limits(_ limits: SearchLimits) -> Self {
    Self(storage: storage, limits: limits, audit: audit, threads: threads)
  }

  /// The same options with an audit of more or fewer states.
  public func audit(_ audit: ContractAudit) -> Self {
    Self(storage: storage, limits: limits, audit: audit, threads: threads)
  }

  /// The same options with another number of threads.
  public func threads(_ threads: Int) -> Self {
    Self(storage: storage, limits: limits, audit: audit, threads: threads)
  }
}

extension SearchOptions where Storage == MemoryStorage {
  /// A search in memory with limits.
  public static func limits(_ limits: SearchLimits) -> Self { Self(limits: limits) }

  /// A search in memory with an audit of more or fewer states than usual.
  public static func audit(_ audit: ContractAudit) -> Self { Self(audit: audit) }

  /// A search in memory on several threads.
  public static func threads(_ threads: Int) -> Self { Self(threads: threads) }
}

extension SearchOptions where Storage == Compaction {
  /// A search that keeps a few bits of each state: see ``Compaction``.
  /// - Precondition: `bytes` and `probes` are positive.
  public static func compacted(bytes: Int, probes: Int = 3) -> Self {
    Self(storage: Compaction(bytes: bytes, probes: probes))
  }
}
