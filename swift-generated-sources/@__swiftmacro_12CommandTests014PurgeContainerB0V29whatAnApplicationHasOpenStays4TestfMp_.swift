@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_16ec8e68c58e8f4c04fMu_() async throws -> Void {
  @Sendable func $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_7__localfMu_.whatAnApplicationHasOpenStays())))
  }
  try await $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_25generatorec8e68c58e8f4c04fMu_() async -> Testing.Test {
  return .__function(
  named: "whatAnApplicationHasOpenStays()",
  in: PurgeContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Somebody works in it: its temporary files stay.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PurgeContainerTests.swift", filePath: "/work/main/Tests/CommandTests/PurgeContainerTests.swift", line: 64, column: 6),
  parameters: [],
  testFunction: $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_16ec8e68c58e8f4c04fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_24accessorec8e68c58e8f4c04fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_25generatorec8e68c58e8f4c04fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_33testContentRecordec8e68c58e8f4c04fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_24accessorec8e68c58e8f4c04fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:71:6-71:6
