@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_17Z72a1a5bd45155306fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_7__localfMu_.everyChangeIsAVersionAndOneDifference())))
  }
  try await $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_25generator72a1a5bd45155306fMu_() async -> Testing.Test {
  return .__function(
  named: "everyChangeIsAVersionAndOneDifference()",
  in: PackageCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PackageCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PackageCommandTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_17Z72a1a5bd45155306fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_24accessor72a1a5bd45155306fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_25generator72a1a5bd45155306fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_33testContentRecord72a1a5bd45155306fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_24accessor72a1a5bd45155306fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:71:6-71:6
