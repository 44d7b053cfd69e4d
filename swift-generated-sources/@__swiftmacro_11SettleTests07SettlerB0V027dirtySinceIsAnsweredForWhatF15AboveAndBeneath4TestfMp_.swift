@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_15b4d17f05466edd8fMu_() async throws -> Void {
  @Sendable func $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_7__localfMu_.dirtySinceIsAnsweredForWhatIsAboveAndBeneath())))
  }
  try await $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_24generatorb4d17f05466edd8fMu_() async -> Testing.Test {
  return .__function(
  named: "dirtySinceIsAnsweredForWhatIsAboveAndBeneath()",
  in: SettlerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 207, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_15b4d17f05466edd8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_23accessorb4d17f05466edd8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_24generatorb4d17f05466edd8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_32testContentRecordb4d17f05466edd8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB0V027dirtySinceIsAnsweredForWhatF15AboveAndBeneath4TestfMp_23accessorb4d17f05466edd8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:217:6-217:6
