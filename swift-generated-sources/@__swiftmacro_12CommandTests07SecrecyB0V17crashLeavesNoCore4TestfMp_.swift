@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_16b25608bd6a51cb89fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SecrecyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_7__localfMu_.crashLeavesNoCore())))
  }
  try await $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_25generatorb25608bd6a51cb89fMu_() async -> Testing.Test {
  return .__function(
  named: "crashLeavesNoCore()",
  in: SecrecyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Made to crash where the kernel would write a core, it writes none.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SecrecyTests.swift", filePath: "/work/main/Tests/CommandTests/SecrecyTests.swift", line: 65, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_16b25608bd6a51cb89fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_24accessorb25608bd6a51cb89fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_25generatorb25608bd6a51cb89fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_33testContentRecordb25608bd6a51cb89fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_24accessorb25608bd6a51cb89fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:71:6-71:6
