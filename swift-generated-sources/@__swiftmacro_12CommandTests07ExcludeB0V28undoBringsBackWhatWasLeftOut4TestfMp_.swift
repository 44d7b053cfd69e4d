@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_16Z883334814d6f9a4fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ExcludeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_7__localfMu_.undoBringsBackWhatWasLeftOut())))
  }
  try await $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_24generator883334814d6f9a4fMu_() async -> Testing.Test {
  return .__function(
  named: "undoBringsBackWhatWasLeftOut()",
  in: ExcludeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What a restore puts something else in place of is kept first, whatever the rules say: `undo` brings it back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ExcludeTests.swift", filePath: "/work/main/Tests/CommandTests/ExcludeTests.swift", line: 101, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_16Z883334814d6f9a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_23accessor883334814d6f9a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_24generator883334814d6f9a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_32testContentRecord883334814d6f9a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_23accessor883334814d6f9a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:119:6-119:6
