@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_17Z31196b9e32681837fMu_() async throws -> Void {
  @Sendable func $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KeyCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_7__localfMu_.badAnswersChangeNothing())))
  }
  try await $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_25generator31196b9e32681837fMu_() async -> Testing.Test {
  return .__function(
  named: "badAnswersChangeNothing()",
  in: KeyCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KeyCommandTests.swift", filePath: "/work/main/Tests/CommandTests/KeyCommandTests.swift", line: 57, column: 6),
  parameters: [],
  testFunction: $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_17Z31196b9e32681837fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_24accessor31196b9e32681837fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_25generator31196b9e32681837fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_33testContentRecord31196b9e32681837fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests03KeyaB0V23badAnswersChangeNothing4TestfMp_24accessor31196b9e32681837fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:78:6-78:6
