@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_17Z35d87da08efd0c9bfMu_() async throws -> Void {
  @Sendable func $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedRunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_7__localfMu_.withoutKeysAnEncryptedRepositoryDoesNotOpen())))
  }
  try await $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_25generator35d87da08efd0c9bfMu_() async -> Testing.Test {
  return .__function(
  named: "withoutKeysAnEncryptedRepositoryDoesNotOpen()",
  in: EncryptedRunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/EncryptedRunTests.swift", filePath: "/work/main/Tests/EngineTests/EncryptedRunTests.swift", line: 51, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_17Z35d87da08efd0c9bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_24accessor35d87da08efd0c9bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_25generator35d87da08efd0c9bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_33testContentRecord35d87da08efd0c9bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012EncryptedRunB0V013withoutKeysAnC21RepositoryDoesNotOpen4TestfMp_24accessor35d87da08efd0c9bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:56:6-56:6
