@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_16dc2541c265cca194fMu_(moment arg0:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_7__localfMu0_(moment arg0:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_7__localfMu_.aRootThatIsDeletedAndMadeAnewKeepsItsVersions(moment: arg0))))
  }
  try await $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_7__localfMu0_(moment: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_25generatordc2541c265cca194fMu_() async -> Testing.Test {
  return .__function(
  named: "aRootThatIsDeletedAndMadeAnewKeepsItsVersions(moment:)",
  in: RootTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RootTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RootTests.swift", line: 72, column: 6),
  parameters: [(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_16dc2541c265cca194fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_24accessordc2541c265cca194fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_25generatordc2541c265cca194fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_33testContentRecorddc2541c265cca194fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RootC0V01aD40ThatIsDeletedAndMadeAnewKeepsItsVersions4TestfMp_24accessordc2541c265cca194fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:97:6-97:6
