@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_17Z3638d0087b5f0c3ffMu_() async throws -> Void {
  @Sendable func $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JSONTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_7__localfMu_.everyVerbWritesWhatThePageSays())))
  }
  try await $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_25generator3638d0087b5f0c3ffMu_() async -> Testing.Test {
  return .__function(
  named: "everyVerbWritesWhatThePageSays()",
  in: JSONTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/JSONTests.swift", filePath: "/work/main/Tests/CommandTests/JSONTests.swift", line: 63, column: 6),
  parameters: [],
  testFunction: $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_17Z3638d0087b5f0c3ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_24accessor3638d0087b5f0c3ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_25generator3638d0087b5f0c3ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_33testContentRecord3638d0087b5f0c3ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_24accessor3638d0087b5f0c3ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:134:6-134:6
