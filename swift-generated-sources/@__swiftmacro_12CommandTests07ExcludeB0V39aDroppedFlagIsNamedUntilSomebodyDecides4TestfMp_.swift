@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_17Z5360d43141a668e6fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ExcludeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_7__localfMu_.aDroppedFlagIsNamedUntilSomebodyDecides())))
  }
  try await $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_25generator5360d43141a668e6fMu_() async -> Testing.Test {
  return .__function(
  named: "aDroppedFlagIsNamedUntilSomebodyDecides()",
  in: ExcludeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ExcludeTests.swift", filePath: "/work/main/Tests/CommandTests/ExcludeTests.swift", line: 53, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_17Z5360d43141a668e6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_24accessor5360d43141a668e6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_25generator5360d43141a668e6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_33testContentRecord5360d43141a668e6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_24accessor5360d43141a668e6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:67:6-67:6
