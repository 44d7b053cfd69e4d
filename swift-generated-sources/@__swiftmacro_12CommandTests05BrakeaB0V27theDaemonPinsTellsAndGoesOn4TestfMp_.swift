@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_17Z41744c06a234cfd8fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_7__localfMu_.theDaemonPinsTellsAndGoesOn())))
  }
  try await $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_25generator41744c06a234cfd8fMu_() async -> Testing.Test {
  return .__function(
  named: "theDaemonPinsTellsAndGoesOn()",
  in: BrakeCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/BrakeTests.swift", filePath: "/work/main/Tests/CommandTests/BrakeTests.swift", line: 43, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_17Z41744c06a234cfd8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_24accessor41744c06a234cfd8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_25generator41744c06a234cfd8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_33testContentRecord41744c06a234cfd8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_24accessor41744c06a234cfd8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:74:6-74:6
