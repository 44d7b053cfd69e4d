@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_16db6632eb538e629ffMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_7__localfMu_.whatWasThereIsCommittedFirst())))
  }
  try await $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_25generatordb6632eb538e629ffMu_() async -> Testing.Test {
  return .__function(
  named: "whatWasThereIsCommittedFirst()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A part of it, over what is there.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 72, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_16db6632eb538e629ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_24accessordb6632eb538e629ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_25generatordb6632eb538e629ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_33testContentRecorddb6632eb538e629ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_24accessordb6632eb538e629ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:85:6-85:6
