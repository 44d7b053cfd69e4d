@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_17Z1a54fccb625eee80fMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_7__localfMu_.aChainLeadsToItsBeginning())))
  }
  try await $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_25generator1a54fccb625eee80fMu_() async -> Testing.Test {
  return .__function(
  named: "aChainLeadsToItsBeginning()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 53, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_17Z1a54fccb625eee80fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_24accessor1a54fccb625eee80fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_25generator1a54fccb625eee80fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_33testContentRecord1a54fccb625eee80fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V25aChainLeadsToItsBeginning4TestfMp_24accessor1a54fccb625eee80fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:58:6-58:6
