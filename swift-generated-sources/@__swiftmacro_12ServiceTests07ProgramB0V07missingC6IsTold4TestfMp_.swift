@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_17Z4ebe282aeead5412fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgramTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_7__localfMu_.missingProgramIsTold())))
  }
  try await $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_25generator4ebe282aeead5412fMu_() async -> Testing.Test {
  return .__function(
  named: "missingProgramIsTold()",
  in: ProgramTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/ProgramTests.swift", filePath: "/work/main/Tests/ServiceTests/ProgramTests.swift", line: 38, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_17Z4ebe282aeead5412fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_24accessor4ebe282aeead5412fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_25generator4ebe282aeead5412fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_33testContentRecord4ebe282aeead5412fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_24accessor4ebe282aeead5412fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:43:6-43:6
