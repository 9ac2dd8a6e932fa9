// Segments grow when they are five eighths full. A single worker grows them at once. With several
// workers, all threads would wait, because copying a segment takes longer than adding the keys of a
// turn. So segments wait for the next phase in which keys are only looked up, and are copied during
// that phase.
extension SegmentedTable {
  @inlinable func isDue(_ segment: UnsafeMutablePointer<Segment>) -> Bool {
    segment.pointee.count >= SegmentSizes.limit(ofCapacity: segment.pointee.capacity)
      && segment.pointee.capacity > 0
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var isGrowthDue: Bool {
    for number in SegmentSizes.range(ofWorker: worker, of: workers)
    where isDue(segments.elements + number) { return true }
    return false
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func growConcurrently() {
    // A local variable, because the compiler cannot instrument such an access for the thread
    // sanitizer otherwise.
    let memory = memory.elements
    for number in SegmentSizes.range(ofWorker: worker, of: workers) {
      let segment = segments.elements + number
      if isDue(segment) { memory.pointee.retire(grow(segment)) }
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func freeRetired() {
    let memory = memory.elements
    memory.pointee.freeRetired()
  }

  /// Grows a segment that is due, unless it can wait. Returns whether it has grown.
  @inlinable @inline(never) mutating func growAtOnce(
    _ segment: UnsafeMutablePointer<Segment>
  ) -> Bool {
    let (count, capacity) = (segment.pointee.count, segment.pointee.capacity)
    if workers > 1, count < SegmentSizes.lastLimit(ofCapacity: capacity) { return false }
    let memory = memory.elements
    memory.pointee.free(grow(segment))
    // With several workers, the caches belong to the threads.
    if !Format.isNumbered, workers == 1, latest.isEmpty {
      latest = RecentSlotCache(bytes: RecentSlotCache<Slot>.defaultBytes)
    }
    return true
  }

  /// Moves the keys of a segment to a larger one. Returns the old memory.
  @inlinable func grow(_ segment: UnsafeMutablePointer<Segment>) -> SegmentMemory.Piece {
    let memory = memory.elements
    var larger = Segment(
      capacity: SegmentSizes.next(after: segment.pointee.capacity), in: &memory.pointee)
    larger.count = segment.pointee.count
    let (slots, capacity) = (segment.pointee.slots, segment.pointee.capacity)
    for index in 0..<capacity where slots[index] != .vacant {
      var place = larger.place(ofHash: slots[index].placement)
      while place.pointee != .vacant {
        place += 1
        if place == larger.end { place = larger.slots }
      }
      place.pointee = slots[index]
    }
    let piece = segment.pointee.piece
    segment.pointee = larger
    return piece
  }
}
