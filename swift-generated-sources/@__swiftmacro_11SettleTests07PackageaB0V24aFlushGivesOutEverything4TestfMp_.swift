@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_16dce2be05d56dc283fMu_() async throws -> Void {
  @Sendable func $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageSettleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_7__localfMu_.aFlushGivesOutEverything())))
  }
  try await $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_25generatordce2be05d56dc283fMu_() async -> Testing.Test {
  return .__function(
  named: "aFlushGivesOutEverything()",
  in: PackageSettleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/PackageSettleTests.swift", filePath: "/work/main/Tests/SettleTests/PackageSettleTests.swift", line: 68, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_16dce2be05d56dc283fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_24accessordce2be05d56dc283fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_25generatordce2be05d56dc283fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_33testContentRecorddce2be05d56dc283fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07PackageaB0V24aFlushGivesOutEverything4TestfMp_24accessordce2be05d56dc283fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:72:6-72:6
