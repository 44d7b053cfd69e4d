@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_16b70fe0573146f39efMu_() async throws -> Void {
  @Sendable func $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedRunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_7__localfMu_.rememberedCommitsAreReadAsTheyWereWritten())))
  }
  try await $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_25generatorb70fe0573146f39efMu_() async -> Testing.Test {
  return .__function(
  named: "rememberedCommitsAreReadAsTheyWereWritten()",
  in: EncryptedRunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/EncryptedRunTests.swift", filePath: "/work/main/Tests/EngineTests/EncryptedRunTests.swift", line: 221, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_16b70fe0573146f39efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_24accessorb70fe0573146f39efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_25generatorb70fe0573146f39efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_33testContentRecordb70fe0573146f39efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012EncryptedRunB0V41rememberedCommitsAreReadAsTheyWereWritten4TestfMp_24accessorb70fe0573146f39efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:235:6-235:6
