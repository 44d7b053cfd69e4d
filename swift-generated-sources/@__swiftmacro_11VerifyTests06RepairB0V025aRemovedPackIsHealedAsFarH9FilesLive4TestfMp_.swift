@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_17Z66717407210f57aafMu_() async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_7__localfMu_.aRemovedPackIsHealedAsFarAsFilesLive())))
  }
  try await $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_25generator66717407210f57aafMu_() async -> Testing.Test {
  return .__function(
  named: "aRemovedPackIsHealedAsFarAsFilesLive()",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 99, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_17Z66717407210f57aafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_24accessor66717407210f57aafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_25generator66717407210f57aafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_33testContentRecord66717407210f57aafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V025aRemovedPackIsHealedAsFarH9FilesLive4TestfMp_24accessor66717407210f57aafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:108:6-108:6
