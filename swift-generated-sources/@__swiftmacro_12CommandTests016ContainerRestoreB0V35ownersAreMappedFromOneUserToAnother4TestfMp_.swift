@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_15e74bda6c25a5a71fMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_7__localfMu_.ownersAreMappedFromOneUserToAnother())))
  }
  try await $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_24generatore74bda6c25a5a71fMu_() async -> Testing.Test {
  return .__function(
  named: "ownersAreMappedFromOneUserToAnother()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.isRoot, "needs root, to give files to other people")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 126, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_15e74bda6c25a5a71fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_23accessore74bda6c25a5a71fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_24generatore74bda6c25a5a71fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_32testContentRecorde74bda6c25a5a71fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_23accessore74bda6c25a5a71fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:148:6-148:6
