@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_16b9ec2c75cd4b1100fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_7__localfMu_.whatAnInterruptedRunLeavesIsANoteAndNoDamage())))
  }
  try await $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_25generatorb9ec2c75cd4b1100fMu_() async -> Testing.Test {
  return .__function(
  named: "whatAnInterruptedRunLeavesIsANoteAndNoDamage()",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 139, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_16b9ec2c75cd4b1100fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_24accessorb9ec2c75cd4b1100fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_25generatorb9ec2c75cd4b1100fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_33testContentRecordb9ec2c75cd4b1100fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V44whatAnInterruptedRunLeavesIsANoteAndNoDamage4TestfMp_24accessorb9ec2c75cd4b1100fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:155:6-155:6
