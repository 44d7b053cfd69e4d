@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_17Z324860ed3ecff38dfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests03LogB0V17journalGetsFields4TestfMp_7__localfMu_.journalGetsFields())))
  }
  try await $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_25generator324860ed3ecff38dfMu_() async -> Testing.Test {
  return .__function(
  named: "journalGetsFields()",
  in: LogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/LogTests.swift", filePath: "/work/main/Tests/ServiceTests/LogTests.swift", line: 47, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_17Z324860ed3ecff38dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_24accessor324860ed3ecff38dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests03LogB0V17journalGetsFields4TestfMp_25generator324860ed3ecff38dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_33testContentRecord324860ed3ecff38dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests03LogB0V17journalGetsFields4TestfMp_24accessor324860ed3ecff38dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:58:6-58:6
