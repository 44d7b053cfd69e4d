@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_17Z7d798f104915c016fMu_() async throws -> Void {
  @Sendable func $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_7__localfMu_.commentsAndLayoutStay())))
  }
  try await $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_25generator7d798f104915c016fMu_() async -> Testing.Test {
  return .__function(
  named: "commentsAndLayoutStay()",
  in: RootsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RootsEditTests.swift", filePath: "/work/main/Tests/SettingsTests/RootsEditTests.swift", line: 26, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_17Z7d798f104915c016fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_24accessor7d798f104915c016fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_25generator7d798f104915c016fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_33testContentRecord7d798f104915c016fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_24accessor7d798f104915c016fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:33:6-33:6
