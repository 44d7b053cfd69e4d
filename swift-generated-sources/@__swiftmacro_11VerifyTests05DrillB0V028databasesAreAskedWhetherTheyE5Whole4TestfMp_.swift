@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_16d3b54041902536a6fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_7__localfMu_.databasesAreAskedWhetherTheyAreWhole())))
  }
  try await $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_25generatord3b54041902536a6fMu_() async -> Testing.Test {
  return .__function(
  named: "databasesAreAskedWhetherTheyAreWhole()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 203, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_16d3b54041902536a6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_24accessord3b54041902536a6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_25generatord3b54041902536a6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_33testContentRecordd3b54041902536a6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_24accessord3b54041902536a6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:220:6-220:6
