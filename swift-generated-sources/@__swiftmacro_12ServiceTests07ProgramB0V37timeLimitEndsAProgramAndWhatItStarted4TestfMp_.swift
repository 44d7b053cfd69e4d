@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_17Z1ab1f922d57fee75fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgramTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_7__localfMu_.timeLimitEndsAProgramAndWhatItStarted())))
  }
  try await $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_25generator1ab1f922d57fee75fMu_() async -> Testing.Test {
  return .__function(
  named: "timeLimitEndsAProgramAndWhatItStarted()",
  in: ProgramTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/ProgramTests.swift", filePath: "/work/main/Tests/ServiceTests/ProgramTests.swift", line: 63, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_17Z1ab1f922d57fee75fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_24accessor1ab1f922d57fee75fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_25generator1ab1f922d57fee75fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_33testContentRecord1ab1f922d57fee75fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_24accessor1ab1f922d57fee75fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:72:6-72:6
