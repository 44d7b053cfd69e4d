@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_17Z98323a590aa301b7fMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_7__localfMu_.aSymlinkInThePlaceOfAPartIsNotFollowed())))
  }
  try await $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_25generator98323a590aa301b7fMu_() async -> Testing.Test {
  return .__function(
  named: "aSymlinkInThePlaceOfAPartIsNotFollowed()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// An application may have put a symlink where its data is to come back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 88, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_17Z98323a590aa301b7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_24accessor98323a590aa301b7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_25generator98323a590aa301b7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_33testContentRecord98323a590aa301b7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_24accessor98323a590aa301b7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:106:6-106:6
