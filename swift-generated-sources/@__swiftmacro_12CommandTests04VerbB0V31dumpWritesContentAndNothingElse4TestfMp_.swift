@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_17Z4903f2287884e553fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(VerbTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_7__localfMu_.dumpWritesContentAndNothingElse())))
  }
  try await $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_25generator4903f2287884e553fMu_() async -> Testing.Test {
  return .__function(
  named: "dumpWritesContentAndNothingElse()",
  in: VerbTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/VerbTests.swift", filePath: "/work/main/Tests/CommandTests/VerbTests.swift", line: 90, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_17Z4903f2287884e553fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_24accessor4903f2287884e553fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_25generator4903f2287884e553fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_33testContentRecord4903f2287884e553fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04VerbB0V31dumpWritesContentAndNothingElse4TestfMp_24accessor4903f2287884e553fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:102:6-102:6
