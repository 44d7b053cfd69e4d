@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_16e741aa3f2787f220fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_7__localfMu_.markedDirectoryKeepsItsWatchAndNothingBeneathHasOne())))
  }
  try await $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_25generatore741aa3f2787f220fMu_() async -> Testing.Test {
  return .__function(
  named: "markedDirectoryKeepsItsWatchAndNothingBeneathHasOne()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 61, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_16e741aa3f2787f220fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_24accessore741aa3f2787f220fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_25generatore741aa3f2787f220fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_33testContentRecorde741aa3f2787f220fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V023markedDirectoryKeepsItsA23AndNothingBeneathHasOne4TestfMp_24accessore741aa3f2787f220fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:69:6-69:6
