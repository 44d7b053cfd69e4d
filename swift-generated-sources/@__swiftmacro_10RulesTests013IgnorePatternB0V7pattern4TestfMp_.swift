@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_16a511e55b8845dee1fMu_(_ arg0:String,_ arg1:String,_ arg2:Bool) async throws -> Void {
  @Sendable func $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_7__localfMu0_(_ arg0:String,_ arg1:String,_ arg2:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IgnorePatternTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests013IgnorePatternB0V7pattern4TestfMp_7__localfMu_.pattern(arg0,arg1,arg2))))
  }
  try await $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_7__localfMu0_(arg0,arg1,arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_25generatora511e55b8845dee1fMu_() async -> Testing.Test {
  return .__function(
  named: "pattern(_:_:_:)",
  in: IgnorePatternTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        // A name wherever it stands.
        ("*.o", "a.o", true), ("*.o", "d/e/a.o", true), ("*.o", "a.o/", true), ("*.o", "a.oo", false), ("*.o", ".o", true),
        ("a", "a", true), ("a", "b/a", true), ("a", "a/b", false), ("a?c", "abc", true), ("a?c", "ac", false), ("a*", "b", false),
        ("*", "anything", true), ("a**b", "axxb", true), ("a*b*c", "abbbc", true), ("a*b*c", "abbb", false),
        // A slash at the beginning or within: from the root's top.
        ("/a", "a", true), ("/a", "b/a", false), ("a/b", "a/b", true), ("a/b", "c/a/b", false), ("/a/*.c", "a/x.c", true),
        ("/a/*.c", "a/b/x.c", false), ("a/*", "a/b", true), ("a/*", "a/b/c", false),
        // At the end: directories.
        ("build/", "build/", true), ("build/", "build", false), ("build/", "x/build/", true), ("/build/", "x/build/", false),
        ("doc/frotz/", "doc/frotz/", true), ("doc/frotz/", "a/doc/frotz/", false),
        // Any directories.
        ("**/foo", "foo", true), ("**/foo", "a/b/foo", true), ("**/foo/bar", "foo/bar", true), ("**/foo/bar", "a/foo/bar", true),
        ("**/foo/bar", "a/foo/x/bar", false), ("abc/**", "abc/x", true), ("abc/**", "abc/x/y", true), ("abc/**", "abc/", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/xb", false),
        ("a/**/b/**/c", "a/b/b/c/c", true), ("a/**/b/**/c", "a/c/b", false), ("**", "a/b", true), ("***/a", "b/c/a", true), ("/**", "a", true),
        // Brackets and escapes.
        ("[abc]", "b", true), ("[abc]", "d", false), ("[a-c]x", "cx", true), ("[!a-c]x", "dx", true), ("[^a-c]x", "ax", false),
        ("[]]", "]", true), ("[!]]", "]", false), ("[a-]", "-", true), ("[[:digit:]][[:upper:]]", "7Q", true), ("[[:digit:]]", "x", false),
        ("[\\]]", "]", true), ("\\*", "*", true), ("\\*", "a", false), ("\\!a", "!a", true), ("\\#a", "#a", true),
        ("a\\ ", "a ", true), ("a  ", "a", true), ("a b", "a b", true), ("[a\\-c]", "b", false), ("[a\\-c]", "-", true),
        // Case and bytes.
        ("A", "a", false), ("é", "é", true), ("?", "é", false), ("??", "é", true),
    ] as [(String, String, Bool)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/IgnorePatternTests.swift", filePath: "/work/main/Tests/RulesTests/IgnorePatternTests.swift", line: 15, column: 6),
  parameters: [(firstName: "_",secondName: "pattern",type: (String).self),(firstName: "_",secondName: "path",type: (String).self),(firstName: "_",secondName: "expected",type: (Bool).self)],
  testFunction: $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_16a511e55b8845dee1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_24accessora511e55b8845dee1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests013IgnorePatternB0V7pattern4TestfMp_25generatora511e55b8845dee1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_33testContentRecorda511e55b8845dee1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests013IgnorePatternB0V7pattern4TestfMp_24accessora511e55b8845dee1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:41:6-41:6
