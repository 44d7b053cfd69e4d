@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_17Z4d9451cc6a8c3b36fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_7__localfMu_.directoriesAreRecognisedByNameAndByHowTheyAreBuilt())))
  }
  try await $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_25generator4d9451cc6a8c3b36fMu_() async -> Testing.Test {
  return .__function(
  named: "directoriesAreRecognisedByNameAndByHowTheyAreBuilt()",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 69, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_17Z4d9451cc6a8c3b36fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_24accessor4d9451cc6a8c3b36fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_25generator4d9451cc6a8c3b36fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_33testContentRecord4d9451cc6a8c3b36fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_24accessor4d9451cc6a8c3b36fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:85:6-85:6
