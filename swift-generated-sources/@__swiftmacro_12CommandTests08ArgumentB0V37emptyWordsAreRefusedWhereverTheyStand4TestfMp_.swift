@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_17Z6c37f1aef4bfd022fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ArgumentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_7__localfMu_.emptyWordsAreRefusedWhereverTheyStand())))
  }
  try await $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_25generator6c37f1aef4bfd022fMu_() async -> Testing.Test {
  return .__function(
  named: "emptyWordsAreRefusedWhereverTheyStand()",
  in: ArgumentTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Issue 13: they meant the current directory, and `forget --path ''` erased its history.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ArgumentTests.swift", filePath: "/work/main/Tests/CommandTests/ArgumentTests.swift", line: 7, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_17Z6c37f1aef4bfd022fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_24accessor6c37f1aef4bfd022fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_25generator6c37f1aef4bfd022fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_33testContentRecord6c37f1aef4bfd022fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08ArgumentB0V37emptyWordsAreRefusedWhereverTheyStand4TestfMp_24accessor6c37f1aef4bfd022fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:30:6-30:6
