@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_16f415d47d25dcfbd8fMu_() async throws -> Void {
  @Sendable func $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_7__localfMu_.whatIsPutBackSettlesAgain())))
  }
  try await $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_25generatorf415d47d25dcfbd8fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsPutBackSettlesAgain()",
  in: SettlerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 193, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_16f415d47d25dcfbd8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_24accessorf415d47d25dcfbd8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_25generatorf415d47d25dcfbd8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_33testContentRecordf415d47d25dcfbd8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB0V25whatIsPutBackSettlesAgain4TestfMp_24accessorf415d47d25dcfbd8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:205:6-205:6
