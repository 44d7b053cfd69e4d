@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_17Z8e3e3db7431ffe15fMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_7__localfMu_.aThousandNamesMovedOutAndInAreAllReUsed())))
  }
  try await $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_25generator8e3e3db7431ffe15fMu_() async -> Testing.Test {
  return .__function(
  named: "aThousandNamesMovedOutAndInAreAllReUsed()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 159, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_17Z8e3e3db7431ffe15fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_24accessor8e3e3db7431ffe15fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_25generator8e3e3db7431ffe15fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_33testContentRecord8e3e3db7431ffe15fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_24accessor8e3e3db7431ffe15fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:169:6-169:6
