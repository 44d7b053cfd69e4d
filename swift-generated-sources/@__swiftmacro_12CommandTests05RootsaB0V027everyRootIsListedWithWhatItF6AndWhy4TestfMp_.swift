@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_16be26ecd4db6c66f2fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_7__localfMu_.everyRootIsListedWithWhatItIsAndWhy())))
  }
  try await $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_25generatorbe26ecd4db6c66f2fMu_() async -> Testing.Test {
  return .__function(
  named: "everyRootIsListedWithWhatItIsAndWhy()",
  in: RootsCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsCommandTests.swift", line: 10, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_16be26ecd4db6c66f2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_24accessorbe26ecd4db6c66f2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_25generatorbe26ecd4db6c66f2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_33testContentRecordbe26ecd4db6c66f2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05RootsaB0V027everyRootIsListedWithWhatItF6AndWhy4TestfMp_24accessorbe26ecd4db6c66f2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:39:6-39:6
