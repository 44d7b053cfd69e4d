@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_16cd0dfe81e24d245efMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServiceCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_7__localfMu_.dryRunChangesNothing())))
  }
  try await $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_25generatorcd0dfe81e24d245efMu_() async -> Testing.Test {
  return .__function(
  named: "dryRunChangesNothing()",
  in: ServiceCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ServiceCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ServiceCommandTests.swift", line: 42, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_16cd0dfe81e24d245efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_24accessorcd0dfe81e24d245efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_25generatorcd0dfe81e24d245efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_33testContentRecordcd0dfe81e24d245efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ServiceaB0V20dryRunChangesNothing4TestfMp_24accessorcd0dfe81e24d245efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:50:6-50:6
