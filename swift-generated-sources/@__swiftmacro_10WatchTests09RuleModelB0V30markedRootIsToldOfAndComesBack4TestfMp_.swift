@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_17Z6236e57190ec7392fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_7__localfMu_.markedRootIsToldOfAndComesBack())))
  }
  try await $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_25generator6236e57190ec7392fMu_() async -> Testing.Test {
  return .__function(
  named: "markedRootIsToldOfAndComesBack()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 166, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_17Z6236e57190ec7392fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_24accessor6236e57190ec7392fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_25generator6236e57190ec7392fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_33testContentRecord6236e57190ec7392fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V30markedRootIsToldOfAndComesBack4TestfMp_24accessor6236e57190ec7392fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:174:6-174:6
