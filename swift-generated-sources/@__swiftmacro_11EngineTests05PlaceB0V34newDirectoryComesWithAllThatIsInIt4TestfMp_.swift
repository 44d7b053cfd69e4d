@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_17Z95d0a03b064fbde8fMu_() async throws -> Void {
  @Sendable func $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_7__localfMu_.newDirectoryComesWithAllThatIsInIt())))
  }
  try await $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_25generator95d0a03b064fbde8fMu_() async -> Testing.Test {
  return .__function(
  named: "newDirectoryComesWithAllThatIsInIt()",
  in: PlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PlaceTests.swift", filePath: "/work/main/Tests/EngineTests/PlaceTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_17Z95d0a03b064fbde8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_24accessor95d0a03b064fbde8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_25generator95d0a03b064fbde8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_33testContentRecord95d0a03b064fbde8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_24accessor95d0a03b064fbde8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:98:6-98:6
