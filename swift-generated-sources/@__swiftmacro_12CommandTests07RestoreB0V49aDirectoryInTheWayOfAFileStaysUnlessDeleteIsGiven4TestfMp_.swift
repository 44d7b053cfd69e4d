@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_16e4fe211ce81a174efMu_() async throws -> Void {
  @Sendable func $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_7__localfMu_.aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven())))
  }
  try await $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_25generatore4fe211ce81a174efMu_() async -> Testing.Test {
  return .__function(
  named: "aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven()",
  in: RestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RestoreTests.swift", filePath: "/work/main/Tests/CommandTests/RestoreTests.swift", line: 179, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_16e4fe211ce81a174efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_24accessore4fe211ce81a174efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_25generatore4fe211ce81a174efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_33testContentRecorde4fe211ce81a174efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_24accessore4fe211ce81a174efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:191:6-191:6
