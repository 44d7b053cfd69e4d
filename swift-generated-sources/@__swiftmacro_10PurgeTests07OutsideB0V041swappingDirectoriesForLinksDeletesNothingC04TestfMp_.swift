@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_17Z84bcb1b5a25689e2fMu_(isAncestor arg0:Bool) async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_7__localfMu0_(isAncestor arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_7__localfMu_.swappingDirectoriesForLinksDeletesNothingOutside(isAncestor: arg0))))
  }
  try await $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_7__localfMu0_(isAncestor: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_25generator84bcb1b5a25689e2fMu_() async -> Testing.Test {
  return .__function(
  named: "swappingDirectoriesForLinksDeletesNothingOutside(isAncestor:)",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 114, column: 6),
  parameters: [(firstName: "isAncestor",secondName: nil,type: (Bool).self)],
  testFunction: $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_17Z84bcb1b5a25689e2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_24accessor84bcb1b5a25689e2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_25generator84bcb1b5a25689e2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_33testContentRecord84bcb1b5a25689e2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_24accessor84bcb1b5a25689e2fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:144:6-144:6
