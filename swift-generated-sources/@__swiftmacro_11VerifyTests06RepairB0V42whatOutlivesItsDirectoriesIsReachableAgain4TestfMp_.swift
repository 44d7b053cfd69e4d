@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_17Z332ba5ec65a2aec6fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_7__localfMu_.whatOutlivesItsDirectoriesIsReachableAgain())))
  }
  try await $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_25generator332ba5ec65a2aec6fMu_() async -> Testing.Test {
  return .__function(
  named: "whatOutlivesItsDirectoriesIsReachableAgain()",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 223, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_17Z332ba5ec65a2aec6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_24accessor332ba5ec65a2aec6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_25generator332ba5ec65a2aec6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_33testContentRecord332ba5ec65a2aec6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V42whatOutlivesItsDirectoriesIsReachableAgain4TestfMp_24accessor332ba5ec65a2aec6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:236:6-236:6
