@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ErrorTextB0V8settings4TestfMp_17Z417c3e499eff5e5efMu_() async throws -> Void {
  @Sendable func $s12CommandTests09ErrorTextB0V8settings4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09ErrorTextB0V8settings4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ErrorTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09ErrorTextB0V8settings4TestfMp_7__localfMu_.settings())))
  }
  try await $s12CommandTests09ErrorTextB0V8settings4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ErrorTextB0V8settings4TestfMp_25generator417c3e499eff5e5efMu_() async -> Testing.Test {
  return .__function(
  named: "settings()",
  in: ErrorTextTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ErrorTextTests.swift", filePath: "/work/main/Tests/CommandTests/ErrorTextTests.swift", line: 68, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09ErrorTextB0V8settings4TestfMp_17Z417c3e499eff5e5efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09ErrorTextB0V8settings4TestfMp_24accessor417c3e499eff5e5efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09ErrorTextB0V8settings4TestfMp_25generator417c3e499eff5e5efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09ErrorTextB0V8settings4TestfMp_33testContentRecord417c3e499eff5e5efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09ErrorTextB0V8settings4TestfMp_24accessor417c3e499eff5e5efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:78:6-78:6
