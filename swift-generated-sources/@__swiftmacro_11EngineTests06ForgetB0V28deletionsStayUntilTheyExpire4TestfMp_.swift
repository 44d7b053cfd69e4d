@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_17Z6ca4529ebe4f34d6fMu_() async throws -> Void {
  @Sendable func $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_7__localfMu_.deletionsStayUntilTheyExpire())))
  }
  try await $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_25generator6ca4529ebe4f34d6fMu_() async -> Testing.Test {
  return .__function(
  named: "deletionsStayUntilTheyExpire()",
  in: ForgetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ForgetTests.swift", filePath: "/work/main/Tests/EngineTests/ForgetTests.swift", line: 336, column: 6),
  parameters: [],
  testFunction: $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_17Z6ca4529ebe4f34d6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_24accessor6ca4529ebe4f34d6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_25generator6ca4529ebe4f34d6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_33testContentRecord6ca4529ebe4f34d6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_24accessor6ca4529ebe4f34d6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:369:6-369:6
