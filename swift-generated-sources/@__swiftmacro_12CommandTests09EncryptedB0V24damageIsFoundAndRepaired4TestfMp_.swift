@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_17Z6b18fe428c79261afMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_7__localfMu_.damageIsFoundAndRepaired())))
  }
  try await $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_25generator6b18fe428c79261afMu_() async -> Testing.Test {
  return .__function(
  named: "damageIsFoundAndRepaired()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A bit that flipped costs what lay there, and is named; what else can be read comes back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 113, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_17Z6b18fe428c79261afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_24accessor6b18fe428c79261afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_25generator6b18fe428c79261afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_33testContentRecord6b18fe428c79261afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V24damageIsFoundAndRepaired4TestfMp_24accessor6b18fe428c79261afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:127:6-127:6
