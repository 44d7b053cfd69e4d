@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_16bbf54e3ed12a7212fMu_() async throws -> Void {
  @Sendable func $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HostileRepositoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_7__localfMu_.impossibleJournalsAreRefused())))
  }
  try await $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_25generatorbbf54e3ed12a7212fMu_() async -> Testing.Test {
  return .__function(
  named: "impossibleJournalsAreRefused()",
  in: HostileRepositoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"),.__documentationLine("/// What no honest writer says is refused in words, before anything is restored.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/HostileRepositoryTests.swift", filePath: "/work/main/Tests/CommandTests/HostileRepositoryTests.swift", line: 36, column: 6),
  parameters: [],
  testFunction: $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_16bbf54e3ed12a7212fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_24accessorbbf54e3ed12a7212fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_25generatorbbf54e3ed12a7212fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_33testContentRecordbbf54e3ed12a7212fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_24accessorbbf54e3ed12a7212fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:49:6-49:6
