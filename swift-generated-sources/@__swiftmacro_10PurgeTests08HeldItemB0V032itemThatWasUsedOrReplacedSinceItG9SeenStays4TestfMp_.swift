@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_17Z68dca88f7b4f01cffMu_() async throws -> Void {
  @Sendable func $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HeldItemTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_7__localfMu_.itemThatWasUsedOrReplacedSinceItWasSeenStays())))
  }
  try await $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_25generator68dca88f7b4f01cffMu_() async -> Testing.Test {
  return .__function(
  named: "itemThatWasUsedOrReplacedSinceItWasSeenStays()",
  in: HeldItemTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/HeldItemTests.swift", filePath: "/work/main/Tests/PurgeTests/HeldItemTests.swift", line: 63, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_17Z68dca88f7b4f01cffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_24accessor68dca88f7b4f01cffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_25generator68dca88f7b4f01cffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_33testContentRecord68dca88f7b4f01cffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_24accessor68dca88f7b4f01cffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:81:6-81:6
