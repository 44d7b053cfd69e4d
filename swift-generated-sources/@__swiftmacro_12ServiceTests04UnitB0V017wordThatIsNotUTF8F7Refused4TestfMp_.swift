@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_17Z81f84d288d3c63e9fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_7__localfMu_.wordThatIsNotUTF8IsRefused())))
  }
  try await $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_25generator81f84d288d3c63e9fMu_() async -> Testing.Test {
  return .__function(
  named: "wordThatIsNotUTF8IsRefused()",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 126, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_17Z81f84d288d3c63e9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_24accessor81f84d288d3c63e9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_25generator81f84d288d3c63e9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_33testContentRecord81f84d288d3c63e9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V017wordThatIsNotUTF8F7Refused4TestfMp_24accessor81f84d288d3c63e9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:130:6-130:6
