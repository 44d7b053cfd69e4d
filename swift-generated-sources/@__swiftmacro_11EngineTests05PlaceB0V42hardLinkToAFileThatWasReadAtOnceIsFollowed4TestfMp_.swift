@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_17Z3730b69a97f8e38cfMu_() async throws -> Void {
  @Sendable func $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_7__localfMu_.hardLinkToAFileThatWasReadAtOnceIsFollowed())))
  }
  try await $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_25generator3730b69a97f8e38cfMu_() async -> Testing.Test {
  return .__function(
  named: "hardLinkToAFileThatWasReadAtOnceIsFollowed()",
  in: PlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A file that was written just before it was read has no times that prove anything; which one it is, is known all the same.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PlaceTests.swift", filePath: "/work/main/Tests/EngineTests/PlaceTests.swift", line: 214, column: 6),
  parameters: [],
  testFunction: $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_17Z3730b69a97f8e38cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_24accessor3730b69a97f8e38cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_25generator3730b69a97f8e38cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_33testContentRecord3730b69a97f8e38cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_24accessor3730b69a97f8e38cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:224:6-224:6
