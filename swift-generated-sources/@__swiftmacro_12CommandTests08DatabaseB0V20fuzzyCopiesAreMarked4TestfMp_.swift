@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_16fefd8eee7961492bfMu_() async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_7__localfMu_.fuzzyCopiesAreMarked())))
  }
  try await $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_25generatorfefd8eee7961492bfMu_() async -> Testing.Test {
  return .__function(
  named: "fuzzyCopiesAreMarked()",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// In words and in JSON, wherever a copy is shown. - Source: DESIGN.md §7.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 79, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_16fefd8eee7961492bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_24accessorfefd8eee7961492bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_25generatorfefd8eee7961492bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_33testContentRecordfefd8eee7961492bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_24accessorfefd8eee7961492bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:109:6-109:6
