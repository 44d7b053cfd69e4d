@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_17Z795ad93d34a5bedcfMu_() async throws -> Void {
  @Sendable func $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(InPlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_7__localfMu_.whatNobodySavesMeanwhileIsRestoredAndUndone())))
  }
  try await $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_25generator795ad93d34a5bedcfMu_() async -> Testing.Test {
  return .__function(
  named: "whatNobodySavesMeanwhileIsRestoredAndUndone()",
  in: InPlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/InPlaceTests.swift", filePath: "/work/main/Tests/VerifyTests/InPlaceTests.swift", line: 59, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_17Z795ad93d34a5bedcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_24accessor795ad93d34a5bedcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_25generator795ad93d34a5bedcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_33testContentRecord795ad93d34a5bedcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_24accessor795ad93d34a5bedcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:68:6-68:6
