@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_16c70b7f0a0504f40afMu_() async throws -> Void {
  @Sendable func $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_7__localfMu_.theNewestPointIsNeverForgotten())))
  }
  try await $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_25generatorc70b7f0a0504f40afMu_() async -> Testing.Test {
  return .__function(
  named: "theNewestPointIsNeverForgotten()",
  in: ForgetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ForgetTests.swift", filePath: "/work/main/Tests/EngineTests/ForgetTests.swift", line: 300, column: 6),
  parameters: [],
  testFunction: $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_16c70b7f0a0504f40afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_24accessorc70b7f0a0504f40afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_25generatorc70b7f0a0504f40afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_33testContentRecordc70b7f0a0504f40afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_24accessorc70b7f0a0504f40afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:310:6-310:6
