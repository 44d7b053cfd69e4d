@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_16afe2088227433e5cfMu_(way arg0:String) async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_7__localfMu0_(way arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_7__localfMu_.whatIsKeptAgainIsWatchedBeforeItIsTold(way: arg0))))
  }
  try await $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_7__localfMu0_(way: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_25generatorafe2088227433e5cfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsKeptAgainIsWatchedBeforeItIsTold(way:)",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["flag", "marker", "tag", "moved marker", "rules"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 88, column: 6),
  parameters: [(firstName: "way",secondName: nil,type: (String).self)],
  testFunction: $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_16afe2088227433e5cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_24accessorafe2088227433e5cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_25generatorafe2088227433e5cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_33testContentRecordafe2088227433e5cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V015whatIsKeptAgainf15WatchedBeforeItF4Told4TestfMp_24accessorafe2088227433e5cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:111:6-111:6
