@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_17Z6c5dc0fa67a09cf6fMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_7__localfMu_.everyChangedNameLookedAtLeavesTheStoredTreeEqual(seed: arg0))))
  }
  try await $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_25generator6c5dc0fa67a09cf6fMu_() async -> Testing.Test {
  return .__function(
  named: "everyChangedNameLookedAtLeavesTheStoredTreeEqual(seed:)",
  in: PlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whatever happens to a tree: once every changed name was looked at, what is stored is the tree.")],arguments: {0..<400},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PlaceTests.swift", filePath: "/work/main/Tests/EngineTests/PlaceTests.swift", line: 286, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_17Z6c5dc0fa67a09cf6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_24accessor6c5dc0fa67a09cf6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_25generator6c5dc0fa67a09cf6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_33testContentRecord6c5dc0fa67a09cf6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests05PlaceB0V48everyChangedNameLookedAtLeavesTheStoredTreeEqual4TestfMp_24accessor6c5dc0fa67a09cf6fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:314:6-314:6
