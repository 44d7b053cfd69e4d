@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_16Z713e544d6f2ca9bfMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_7__localfMu_.stormOfAttributesIsOneLook())))
  }
  try await $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_24generator713e544d6f2ca9bfMu_() async -> Testing.Test {
  return .__function(
  named: "stormOfAttributesIsOneLook()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A thousand changes of attributes are not a thousand looks.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 243, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_16Z713e544d6f2ca9bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_23accessor713e544d6f2ca9bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_24generator713e544d6f2ca9bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_32testContentRecord713e544d6f2ca9bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V26stormOfAttributesIsOneLook4TestfMp_23accessor713e544d6f2ca9bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:250:6-250:6
