@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_16ecd0980e14139e64fMu_(isForward arg0:Bool) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_7__localfMu0_(isForward arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_7__localfMu_.aPackageThatNeverRestsIsMarkedFuzzyAndKeptWholeLater(isForward: arg0))))
  }
  try await $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_7__localfMu0_(isForward: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_25generatorecd0980e14139e64fMu_() async -> Testing.Test {
  return .__function(
  named: "aPackageThatNeverRestsIsMarkedFuzzyAndKeptWholeLater(isForward:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A program that saves all the time.")],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 299, column: 6),
  parameters: [(firstName: "isForward",secondName: nil,type: (Bool).self)],
  testFunction: $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_16ecd0980e14139e64fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_24accessorecd0980e14139e64fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_25generatorecd0980e14139e64fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_33testContentRecordecd0980e14139e64fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V01aC44ThatNeverRestsIsMarkedFuzzyAndKeptWholeLater4TestfMp_24accessorecd0980e14139e64fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:317:6-317:6
