@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_17Z97040f7e6a265edbfMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_7__localfMu_.whatIsPutBackIsReadAndStillARename())))
  }
  try await $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_25generator97040f7e6a265edbfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsPutBackIsReadAndStillARename()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 112, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_17Z97040f7e6a265edbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_24accessor97040f7e6a265edbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_25generator97040f7e6a265edbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_33testContentRecord97040f7e6a265edbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_24accessor97040f7e6a265edbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:117:6-117:6
