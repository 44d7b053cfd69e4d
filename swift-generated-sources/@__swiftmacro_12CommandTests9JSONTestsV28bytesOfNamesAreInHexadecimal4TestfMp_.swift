@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_17Z30a990ca8dc9965afMu_() async throws -> Void {
  @Sendable func $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JSONTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_7__localfMu_.bytesOfNamesAreInHexadecimal())))
  }
  try await $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_25generator30a990ca8dc9965afMu_() async -> Testing.Test {
  return .__function(
  named: "bytesOfNamesAreInHexadecimal()",
  in: JSONTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Names that are not UTF-8 can be had back exactly.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/JSONTests.swift", filePath: "/work/main/Tests/CommandTests/JSONTests.swift", line: 161, column: 6),
  parameters: [],
  testFunction: $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_17Z30a990ca8dc9965afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_24accessor30a990ca8dc9965afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_25generator30a990ca8dc9965afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_33testContentRecord30a990ca8dc9965afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_24accessor30a990ca8dc9965afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:169:6-169:6
