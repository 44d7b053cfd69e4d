@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_16aca0042d140478b3fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairHistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_7__localfMu_.gapsAndMovesOutliveARepair())))
  }
  try await $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_25generatoraca0042d140478b3fMu_() async -> Testing.Test {
  return .__function(
  named: "gapsAndMovesOutliveARepair()",
  in: RepairHistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Gaps and moves are payload like any other, and their commits keep their numbers.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairHistoryTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairHistoryTests.swift", line: 10, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_16aca0042d140478b3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_24accessoraca0042d140478b3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_25generatoraca0042d140478b3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_33testContentRecordaca0042d140478b3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_24accessoraca0042d140478b3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairHistoryTests.swift:46:6-46:6
