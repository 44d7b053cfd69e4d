@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_17Z99efd0c86e1de766fMu_(byte arg0:Int,isFresh arg1:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_7__localfMu0_(byte arg0:Int,isFresh arg1:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_7__localfMu_.damageInAPackThatIsSealedMeanwhileIsStillNamed(byte: arg0,isFresh: arg1))))
  }
  try await $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_7__localfMu0_(byte: arg0,isFresh: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_25generator99efd0c86e1de766fMu_() async -> Testing.Test {
  return .__function(
  named: "damageInAPackThatIsSealedMeanwhileIsStillNamed(byte:isFresh:)",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Damage is found in an open pack, which is sealed before it is known what that means.")],arguments: {[40, 1_000]},{[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 215, column: 6),
  parameters: [(firstName: "byte",secondName: nil,type: (Int).self),(firstName: "isFresh",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_17Z99efd0c86e1de766fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_24accessor99efd0c86e1de766fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_25generator99efd0c86e1de766fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_33testContentRecord99efd0c86e1de766fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_24accessor99efd0c86e1de766fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:236:6-236:6
