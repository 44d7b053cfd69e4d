@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_16e6df3a4c22f36a27fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_7__localfMu_.oneRunsAndTheLastWaits())))
  }
  try await $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_25generatore6df3a4c22f36a27fMu_() async -> Testing.Test {
  return .__function(
  named: "oneRunsAndTheLastWaits()",
  in: HookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/HookTests.swift", filePath: "/work/main/Tests/ServiceTests/HookTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_16e6df3a4c22f36a27fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_24accessore6df3a4c22f36a27fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_25generatore6df3a4c22f36a27fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_33testContentRecorde6df3a4c22f36a27fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04HookB0V22oneRunsAndTheLastWaits4TestfMp_24accessore6df3a4c22f36a27fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:60:6-60:6
