@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_17Z67a85593f1d92594fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StaleWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_7__localfMu_.withoutAnySuccessItTellsSoonAfterTheStart())))
  }
  try await $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_25generator67a85593f1d92594fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutAnySuccessItTellsSoonAfterTheStart()",
  in: StaleWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/StaleWatchTests.swift", filePath: "/work/main/Tests/ServiceTests/StaleWatchTests.swift", line: 55, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_17Z67a85593f1d92594fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_24accessor67a85593f1d92594fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_25generator67a85593f1d92594fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_33testContentRecord67a85593f1d92594fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_24accessor67a85593f1d92594fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/StaleWatchTests.swift:62:6-62:6
