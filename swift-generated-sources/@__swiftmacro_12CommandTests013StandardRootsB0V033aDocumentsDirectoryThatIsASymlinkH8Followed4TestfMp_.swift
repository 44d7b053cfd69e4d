@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_15d466abbc4a79604fMu_() async throws -> Void {
  @Sendable func $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_7__localfMu_.aDocumentsDirectoryThatIsASymlinkIsFollowed())))
  }
  try await $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_24generatord466abbc4a79604fMu_() async -> Testing.Test {
  return .__function(
  named: "aDocumentsDirectoryThatIsASymlinkIsFollowed()",
  in: StandardRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StandardRootsTests.swift", filePath: "/work/main/Tests/CommandTests/StandardRootsTests.swift", line: 6, column: 6),
  parameters: [],
  testFunction: $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_15d466abbc4a79604fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_23accessord466abbc4a79604fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_24generatord466abbc4a79604fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_32testContentRecordd466abbc4a79604fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013StandardRootsB0V033aDocumentsDirectoryThatIsASymlinkH8Followed4TestfMp_23accessord466abbc4a79604fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:16:6-16:6
