@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_16db85e131d8a333dcfMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ExcludeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_7__localfMu_.deletingSparesWhatIsLeftOut())))
  }
  try await $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_25generatordb85e131d8a333dcfMu_() async -> Testing.Test {
  return .__function(
  named: "deletingSparesWhatIsLeftOut()",
  in: ExcludeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A restore with --delete takes away what the commit does not have, but never what no commit can have.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ExcludeTests.swift", filePath: "/work/main/Tests/CommandTests/ExcludeTests.swift", line: 84, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_16db85e131d8a333dcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_24accessordb85e131d8a333dcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_25generatordb85e131d8a333dcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_33testContentRecorddb85e131d8a333dcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_24accessordb85e131d8a333dcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:98:6-98:6
