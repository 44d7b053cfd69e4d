@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_16f4e45588770166a9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_7__localfMu_.aSnapThatIsRefreshedGoesOnUnderItsName())))
  }
  try await $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_25generatorf4e45588770166a9fMu_() async -> Testing.Test {
  return .__function(
  named: "aSnapThatIsRefreshedGoesOnUnderItsName()",
  in: RootsCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// snapd copies the data for each revision; it is one root under one name.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsCommandTests.swift", line: 108, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_16f4e45588770166a9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_24accessorf4e45588770166a9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_25generatorf4e45588770166a9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_33testContentRecordf4e45588770166a9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05RootsaB0V38aSnapThatIsRefreshedGoesOnUnderItsName4TestfMp_24accessorf4e45588770166a9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:128:6-128:6
