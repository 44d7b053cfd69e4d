@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_17Z44117cf6aa07c766fMu_() async throws -> Void {
  @Sendable func $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HostileRepositoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_7__localfMu_.nothingIsWrittenOutsideTheTarget())))
  }
  try await $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_25generator44117cf6aa07c766fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingIsWrittenOutsideTheTarget()",
  in: HostileRepositoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"),.__documentationLine("/// What would be planted comes to nothing, but what is in order beside it may come back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/HostileRepositoryTests.swift", filePath: "/work/main/Tests/CommandTests/HostileRepositoryTests.swift", line: 7, column: 6),
  parameters: [],
  testFunction: $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_17Z44117cf6aa07c766fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_24accessor44117cf6aa07c766fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_25generator44117cf6aa07c766fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_33testContentRecord44117cf6aa07c766fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_24accessor44117cf6aa07c766fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:33:6-33:6
