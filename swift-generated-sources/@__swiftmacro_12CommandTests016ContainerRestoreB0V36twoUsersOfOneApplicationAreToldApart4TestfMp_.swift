@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_16ce1e6abaad19cee4fMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_7__localfMu_.twoUsersOfOneApplicationAreToldApart())))
  }
  try await $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_25generatorce1e6abaad19cee4fMu_() async -> Testing.Test {
  return .__function(
  named: "twoUsersOfOneApplicationAreToldApart()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Two people, one repository: each gets their own back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 174, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_16ce1e6abaad19cee4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_24accessorce1e6abaad19cee4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_25generatorce1e6abaad19cee4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_33testContentRecordce1e6abaad19cee4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_24accessorce1e6abaad19cee4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:190:6-190:6
