@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_17Z5957cdb78066fcc7fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HeldItemTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_7__localfMu_.whatWasMovedOutOfItsRootStays())))
  }
  try await $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_25generator5957cdb78066fcc7fMu_() async -> Testing.Test {
  return .__function(
  named: "whatWasMovedOutOfItsRootStays()",
  in: HeldItemTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A directory that was taken out of its root is nobody's cache any more, though it is still held open.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/HeldItemTests.swift", filePath: "/work/main/Tests/PurgeTests/HeldItemTests.swift", line: 98, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_17Z5957cdb78066fcc7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_24accessor5957cdb78066fcc7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_25generator5957cdb78066fcc7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_33testContentRecord5957cdb78066fcc7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_24accessor5957cdb78066fcc7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:112:6-112:6
