@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_17Z433bb5ed8e2e9592fMu_(save arg0:Save) async throws -> Void {
  @Sendable func $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_7__localfMu0_(save arg0:Save,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ReplacingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_7__localfMu_.whatIsSavedInTheLastMomentIsPutBack(save: arg0))))
  }
  try await $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_7__localfMu0_(save: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_25generator433bb5ed8e2e9592fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsSavedInTheLastMomentIsPutBack(save:)",
  in: ReplacingTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The question itself is the moment in which somebody saves.")],arguments: {Save.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/ReplacingTests.swift", filePath: "/work/main/Tests/ContractTests/ReplacingTests.swift", line: 69, column: 6),
  parameters: [(firstName: "save",secondName: nil,type: (Save).self)],
  testFunction: $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_17Z433bb5ed8e2e9592fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_24accessor433bb5ed8e2e9592fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_25generator433bb5ed8e2e9592fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_33testContentRecord433bb5ed8e2e9592fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests09ReplacingB0V026whatIsSavedInTheLastMomentE7PutBack4TestfMp_24accessor433bb5ed8e2e9592fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:94:6-94:6
