@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_16Z4f49f64498e3b61fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_7__localfMu_.spaceComesBackAndTheRestStays())))
  }
  try await $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_24generator4f49f64498e3b61fMu_() async -> Testing.Test {
  return .__function(
  named: "spaceComesBackAndTheRestStays()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_16Z4f49f64498e3b61fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_23accessor4f49f64498e3b61fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_24generator4f49f64498e3b61fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_32testContentRecord4f49f64498e3b61fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V29spaceComesBackAndTheRestStays4TestfMp_23accessor4f49f64498e3b61fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:47:6-47:6
