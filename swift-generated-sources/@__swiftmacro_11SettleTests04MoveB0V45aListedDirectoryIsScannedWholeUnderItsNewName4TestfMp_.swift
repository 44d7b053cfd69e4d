@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_17Z72c12234fdafbc82fMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_7__localfMu_.aListedDirectoryIsScannedWholeUnderItsNewName())))
  }
  try await $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_25generator72c12234fdafbc82fMu_() async -> Testing.Test {
  return .__function(
  named: "aListedDirectoryIsScannedWholeUnderItsNewName()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 152, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_17Z72c12234fdafbc82fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_24accessor72c12234fdafbc82fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_25generator72c12234fdafbc82fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_33testContentRecord72c12234fdafbc82fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_24accessor72c12234fdafbc82fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:157:6-157:6
