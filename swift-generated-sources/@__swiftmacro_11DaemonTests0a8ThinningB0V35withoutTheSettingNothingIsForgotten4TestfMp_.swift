@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_17Z748816c021febe37fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonThinningTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_7__localfMu_.withoutTheSettingNothingIsForgotten())))
  }
  try await $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_25generator748816c021febe37fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutTheSettingNothingIsForgotten()",
  in: DaemonThinningTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 123, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_17Z748816c021febe37fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_24accessor748816c021febe37fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_25generator748816c021febe37fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_33testContentRecord748816c021febe37fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_24accessor748816c021febe37fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:127:6-127:6
