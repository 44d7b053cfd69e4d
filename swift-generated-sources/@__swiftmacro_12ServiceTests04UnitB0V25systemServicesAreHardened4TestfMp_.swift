@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_16f737a3a94df2e726fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_7__localfMu_.systemServicesAreHardened(name: arg0))))
  }
  try await $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_25generatorf737a3a94df2e726fMu_() async -> Testing.Test {
  return .__function(
  named: "systemServicesAreHardened(name:)",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Units.isAnalyzer, "systemd-analyze is not installed")],arguments: {["cairn@", "cairn-backup@", "cairn-verify@", "cairn-prune@", "cairn-forget@", "cairn-drill@"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 55, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_16f737a3a94df2e726fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_24accessorf737a3a94df2e726fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_25generatorf737a3a94df2e726fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_33testContentRecordf737a3a94df2e726fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_24accessorf737a3a94df2e726fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:61:6-61:6
