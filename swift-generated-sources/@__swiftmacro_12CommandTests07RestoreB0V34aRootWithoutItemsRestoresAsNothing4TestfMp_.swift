@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_16f36aac3f8b82368efMu_() async throws -> Void {
  @Sendable func $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_7__localfMu_.aRootWithoutItemsRestoresAsNothing())))
  }
  try await $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_25generatorf36aac3f8b82368efMu_() async -> Testing.Test {
  return .__function(
  named: "aRootWithoutItemsRestoresAsNothing()",
  in: RestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Issue 13: a root of which nothing is left kept everything else from coming back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RestoreTests.swift", filePath: "/work/main/Tests/CommandTests/RestoreTests.swift", line: 60, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_16f36aac3f8b82368efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_24accessorf36aac3f8b82368efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_25generatorf36aac3f8b82368efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_33testContentRecordf36aac3f8b82368efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07RestoreB0V34aRootWithoutItemsRestoresAsNothing4TestfMp_24accessorf36aac3f8b82368efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:78:6-78:6
