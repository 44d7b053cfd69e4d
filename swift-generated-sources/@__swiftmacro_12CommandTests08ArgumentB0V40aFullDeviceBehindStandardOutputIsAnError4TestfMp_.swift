@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_17Z435ffe90b8717433fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ArgumentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_7__localfMu_.aFullDeviceBehindStandardOutputIsAnError())))
  }
  try await $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_25generator435ffe90b8717433fMu_() async -> Testing.Test {
  return .__function(
  named: "aFullDeviceBehindStandardOutputIsAnError()",
  in: ArgumentTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ArgumentTests.swift", filePath: "/work/main/Tests/CommandTests/ArgumentTests.swift", line: 57, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_17Z435ffe90b8717433fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_24accessor435ffe90b8717433fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_25generator435ffe90b8717433fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_33testContentRecord435ffe90b8717433fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_24accessor435ffe90b8717433fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:69:6-69:6
