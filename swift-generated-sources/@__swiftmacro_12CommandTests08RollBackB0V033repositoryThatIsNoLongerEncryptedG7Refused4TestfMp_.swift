@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_16e0b8f584582f4556fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RollBackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_7__localfMu_.repositoryThatIsNoLongerEncryptedIsRefused())))
  }
  try await $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_25generatore0b8f584582f4556fMu_() async -> Testing.Test {
  return .__function(
  named: "repositoryThatIsNoLongerEncryptedIsRefused()",
  in: RollBackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whoever can write the repository puts one in its place that would take everything in clear.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 92, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_16e0b8f584582f4556fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_24accessore0b8f584582f4556fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_25generatore0b8f584582f4556fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_33testContentRecorde0b8f584582f4556fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB0V033repositoryThatIsNoLongerEncryptedG7Refused4TestfMp_24accessore0b8f584582f4556fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:108:6-108:6
