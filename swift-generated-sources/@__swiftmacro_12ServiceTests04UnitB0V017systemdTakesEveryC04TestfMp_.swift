@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_16caa029e79aa61e07fMu_(folder arg0:String) async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_7__localfMu0_(folder arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_7__localfMu_.systemdTakesEveryUnit(folder: arg0))))
  }
  try await $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_7__localfMu0_(folder: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_25generatorcaa029e79aa61e07fMu_() async -> Testing.Test {
  return .__function(
  named: "systemdTakesEveryUnit(folder:)",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Units.isAnalyzer, "systemd-analyze is not installed")],arguments: {["user", "system"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 43, column: 6),
  parameters: [(firstName: "folder",secondName: nil,type: (String).self)],
  testFunction: $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_16caa029e79aa61e07fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_24accessorcaa029e79aa61e07fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_25generatorcaa029e79aa61e07fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_33testContentRecordcaa029e79aa61e07fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V017systemdTakesEveryC04TestfMp_24accessorcaa029e79aa61e07fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:53:6-53:6
