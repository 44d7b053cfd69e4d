@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_16eb7c413449d700f2fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ArgumentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_7__localfMu_.findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp())))
  }
  try await $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_25generatoreb7c413449d700f2fMu_() async -> Testing.Test {
  return .__function(
  named: "findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp()",
  in: ArgumentTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ArgumentTests.swift", filePath: "/work/main/Tests/CommandTests/ArgumentTests.swift", line: 95, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_16eb7c413449d700f2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_24accessoreb7c413449d700f2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_25generatoreb7c413449d700f2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_33testContentRecordeb7c413449d700f2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08ArgumentB0V48findSuggestsWhatIsWiderAndTakesTheTimesOfItsHelp4TestfMp_24accessoreb7c413449d700f2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:105:6-105:6
