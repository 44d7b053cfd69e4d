@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_17Z6985a625a785ff1efMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_7__localfMu_.aDaemonThatOnlyAddsNamesTheDamage())))
  }
  try await $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_25generator6985a625a785ff1efMu_() async -> Testing.Test {
  return .__function(
  named: "aDaemonThatOnlyAddsNamesTheDamage()",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 296, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_17Z6985a625a785ff1efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_24accessor6985a625a785ff1efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_25generator6985a625a785ff1efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_33testContentRecord6985a625a785ff1efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V01aA26ThatOnlyAddsNamesTheDamage4TestfMp_24accessor6985a625a785ff1efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:304:6-304:6
