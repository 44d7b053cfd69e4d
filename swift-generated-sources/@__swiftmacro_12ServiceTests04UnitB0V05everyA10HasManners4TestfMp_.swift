@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_17Z215636d016fee123fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_7__localfMu_.everyServiceHasManners())))
  }
  try await $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_25generator215636d016fee123fMu_() async -> Testing.Test {
  return .__function(
  named: "everyServiceHasManners()",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 79, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_17Z215636d016fee123fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_24accessor215636d016fee123fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_25generator215636d016fee123fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_33testContentRecord215636d016fee123fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_24accessor215636d016fee123fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:89:6-89:6
