@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_16fa711323b34d4e7efMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_7__localfMu_.randomLinesNeverTrap())))
  }
  try await $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_25generatorfa711323b34d4e7efMu_() async -> Testing.Test {
  return .__function(
  named: "randomLinesNeverTrap()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whatever comes in: a reason or a request, never a trap, and what is taken can be said again.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 82, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_16fa711323b34d4e7efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_24accessorfa711323b34d4e7efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_25generatorfa711323b34d4e7efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_33testContentRecordfa711323b34d4e7efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_24accessorfa711323b34d4e7efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:111:6-111:6
