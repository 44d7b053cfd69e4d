@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_17Z4b74891f289b229efMu_() async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_7__localfMu_.aPersonsFileOfSuchANameIsKeptAndStays())))
  }
  try await $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_25generator4b74891f289b229efMu_() async -> Testing.Test {
  return .__function(
  named: "aPersonsFileOfSuchANameIsKeptAndStays()",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Issue 13: whatever is called like that and was not made by a restore is somebody's own.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 130, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_17Z4b74891f289b229efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_24accessor4b74891f289b229efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_25generator4b74891f289b229efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_33testContentRecord4b74891f289b229efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_24accessor4b74891f289b229efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:144:6-144:6
