@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_17Z76669a4762d29996fMu_() async throws -> Void {
  @Sendable func $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JSONTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_7__localfMu_.damageIsNamed())))
  }
  try await $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_25generator76669a4762d29996fMu_() async -> Testing.Test {
  return .__function(
  named: "damageIsNamed()",
  in: JSONTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/JSONTests.swift", filePath: "/work/main/Tests/CommandTests/JSONTests.swift", line: 136, column: 6),
  parameters: [],
  testFunction: $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_17Z76669a4762d29996fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_24accessor76669a4762d29996fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_25generator76669a4762d29996fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_33testContentRecord76669a4762d29996fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests9JSONTestsV13damageIsNamed4TestfMp_24accessor76669a4762d29996fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:148:6-148:6
