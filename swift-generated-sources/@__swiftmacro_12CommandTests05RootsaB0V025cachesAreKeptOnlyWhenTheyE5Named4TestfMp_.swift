@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_17Z321fca11e398af4dfMu_() async throws -> Void {
  @Sendable func $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_7__localfMu_.cachesAreKeptOnlyWhenTheyAreNamed())))
  }
  try await $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_25generator321fca11e398af4dfMu_() async -> Testing.Test {
  return .__function(
  named: "cachesAreKeptOnlyWhenTheyAreNamed()",
  in: RootsCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whoever names a directory of caches means it; around it, it is left out.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsCommandTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_17Z321fca11e398af4dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_24accessor321fca11e398af4dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_25generator321fca11e398af4dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_33testContentRecord321fca11e398af4dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05RootsaB0V025cachesAreKeptOnlyWhenTheyE5Named4TestfMp_24accessor321fca11e398af4dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:105:6-105:6
