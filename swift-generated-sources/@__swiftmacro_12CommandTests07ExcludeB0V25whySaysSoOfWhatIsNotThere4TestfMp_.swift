@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_17Z8f3e4d46eed2f872fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ExcludeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_7__localfMu_.whySaysSoOfWhatIsNotThere())))
  }
  try await $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_25generator8f3e4d46eed2f872fMu_() async -> Testing.Test {
  return .__function(
  named: "whySaysSoOfWhatIsNotThere()",
  in: ExcludeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ExcludeTests.swift", filePath: "/work/main/Tests/CommandTests/ExcludeTests.swift", line: 69, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_17Z8f3e4d46eed2f872fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_24accessor8f3e4d46eed2f872fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_25generator8f3e4d46eed2f872fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_33testContentRecord8f3e4d46eed2f872fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_24accessor8f3e4d46eed2f872fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:81:6-81:6
