@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_17Z9bb0905108608939fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_7__localfMu_.aTornBlockUnderAFooterThatHasNoNameYetIsNoDamage())))
  }
  try await $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_25generator9bb0905108608939fMu_() async -> Testing.Test {
  return .__function(
  named: "aTornBlockUnderAFooterThatHasNoNameYetIsNoDamage()",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A pack that was about to be sealed: its footer reached the disk, a block that no commit needs did not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 196, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_17Z9bb0905108608939fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_24accessor9bb0905108608939fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_25generator9bb0905108608939fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_33testContentRecord9bb0905108608939fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V040aTornBlockUnderAFooterThatHasNoNameYetIsJ6Damage4TestfMp_24accessor9bb0905108608939fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:212:6-212:6
