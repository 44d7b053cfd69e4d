@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_17Z794d852b83f77bacfMu_() async throws -> Void {
  @Sendable func $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JSONTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_7__localfMu_.aFailureToRestoreIsAnObject())))
  }
  try await $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_25generator794d852b83f77bacfMu_() async -> Testing.Test {
  return .__function(
  named: "aFailureToRestoreIsAnObject()",
  in: JSONTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/JSONTests.swift", filePath: "/work/main/Tests/CommandTests/JSONTests.swift", line: 150, column: 6),
  parameters: [],
  testFunction: $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_17Z794d852b83f77bacfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_24accessor794d852b83f77bacfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_25generator794d852b83f77bacfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_33testContentRecord794d852b83f77bacfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests9JSONTestsV27aFailureToRestoreIsAnObject4TestfMp_24accessor794d852b83f77bacfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:158:6-158:6
