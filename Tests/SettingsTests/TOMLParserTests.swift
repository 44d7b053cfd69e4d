import CairnSettings
import Foundation
import Testing

struct TOMLParserTests {
    /// What is TOML 1.0, and what it means: names in order, times as written.
    static let valid: [(text: String, meaning: String)] = [
        ("", "{}"), ("\u{feff}a = 1", "{a=1}"), ("# é\n\ta\t=\t1 # b\r\n", "{a=1}"),
        // Names.
        ("1-_a = 1\n\"é \\u00e9\" = 2\n'' = 3\n'\\' = 4", #"{1-_a=1;é é=2;=3;\=4}"#),
        ("\"é\" = 1\n\"e\u{301}\" = 2", "{é=1;e\u{301}=2}"),
        ("a . b.\"c.d\" = 1\na.e = 2\n3.14 = 3", "{a={b={c.d=1};e=2};3={14=3}}"),
        // Tables.
        ("[a.b]\nx=1\n[a]\ny=2\n[ c . 'd' ]", "{a={b={x=1};y=2};c={d={}}}"),
        ("[a.b.c]\nz=1\n[a]\nb.x=1", "{a={b={c={z=1};x=1}}}"),
        ("[a]\nb.c=1\n[a.b.d]\ne=1", "{a={b={c=1;d={e=1}}}}"),
        ("[[a]]\nx=1\n[a.b]\ny=1\n[[a]]\n[[a.c]]\n[a.b]", "{a=[{x=1;b={y=1}},{c=[{}];b={}}]}"),
        ("[[a.b]]\n[a]\nx=1", "{a={b=[{}];x=1}}"),
        ("a = { }\nb = {c.d = 1, 'e'={f=[ {g=2} ]}}", "{a={};b={c={d=1};e={f=[{g=2}]}}}"),
        // Lists.
        ("a = [\n# b\n1 # c\n, [ ], 'x', ]\r\n", "{a=[1,[],'x']}"),
        // Texts.
        (#"a = "\b\t\n\f\r\"\\\u00E9\U0001F600""#, "{a='\u{8}\t\n\u{c}\r\"\\é😀'}"),
        (#"a = '\n'"#, #"{a='\n'}"#), ("a = ''\nb = \"\"", "{a='';b=''}"),
        ("a = \"\"\"\r\nb\r\nc\\  \n \n\t d\"\"\"\"\"", "{a='b\nc\("d\"\"")'}"),
        ("a = '''\n\\x'y''''", "{a='\\x'y''}"), ("a = \"\"\"\"\"\"", "{a=''}"),
        ("a = \"\\u0000\"", "{a='\0'}"),
        // Numbers and truth values.
        ("a = [+1, -1_000, 0, -0, 0xdead_BEEF, 0o17, 0b1_0]", "{a=[1,-1000,0,0,3735928559,15,2]}"),
        (
            "a = [9223372036854775807, -9223372036854775808]",
            "{a=[9223372036854775807,-9223372036854775808]}"
        ),
        (
            "a = [1.5, -0.0, 1e3, 5E-1, 6_0.2_5e+0_1, inf, -inf, +inf]",
            "{a=[1.5,-0.0,1000.0,0.5,602.5,inf,-inf,inf]}"
        ),
        ("a = [nan, true, false]", "{a=[nan,true,false]}"),
        // Times.
        (
            "a = [1979-05-27T07:32:00Z, 1979-05-27 07:32:00.999-07:00, 1979-05-27t00:32:00]",
            "{a=[1979-05-27T07:32:00Z,1979-05-27 07:32:00.999-07:00,1979-05-27t00:32:00]}"
        ),
        ("a = 2024-02-29 # b\nb = 23:59:60.5", "{a=2024-02-29;b=23:59:60.5}"),
    ]

    @Test(arguments: valid.indices)
    func whatIsTOMLIsTaken(index: Int) throws {
        let (text, meaning) = Self.valid[index]
        #expect(Self.shown(.table(try TOMLParser(Array(text.utf8)).root)) == meaning)
    }

    /// What is not, with the line, the column and a word of the message.
    static let invalid: [(text: String, line: Int, column: Int, word: String)] = [
        ("\n#\0", 2, 2, "zero byte"), ("# \u{1}", 1, 3, "U+0001"), ("a = 1\rb = 2", 1, 6, "return"),
        ("\u{feff}\u{feff}a = 1", 1, 1, "only in quotes"),
        // Names.
        ("a", 1, 2, "no “=”"), ("= 1", 1, 1, "missing name"), ("a. = 1", 1, 4, "missing name"),
        (".a = 1", 1, 1, "missing name"), ("a b = 1", 1, 3, "no “=”"),
        ("ä = 1", 1, 1, "only in quotes"),
        ("\"\"\"a\"\"\" = 1", 1, 1, "triple quotes"), ("\"a\n\" = 1", 1, 1, "closing quote"),
        // The same twice.
        ("a = 1\n\"a\" = 2", 2, 1, "already set in line 1"), ("a.b = 1\na = 2", 2, 1, "line 1"),
        ("a = 1\na.b = 2", 2, 1, "line 1"), ("[a]\n[a]", 2, 2, "line 1"),
        ("[a]\nb.c=1\n[a.b]", 3, 4, "line 2"), ("[a.b]\n[a]\nb.c=1", 3, 1, "line 1"),
        ("[a]\nb=1\n[a.b.c]", 3, 4, "line 2"), ("a={}\n[a.b]", 2, 2, "line 1"),
        ("a={b={}}\na.b.c=1", 2, 1, "line 1"), ("a={b=1, b=2}", 1, 9, "line 1"),
        ("a=[{}]\n[[a]]", 2, 3, "line 1"), ("a=[{}]\n[a.b]", 2, 2, "line 1"),
        ("[[a]]\n[a]", 2, 2, "line 1"), ("[a]\n[[a]]", 2, 3, "line 1"),
        ("[a.b]\n[[a]]", 2, 3, "line 1"), ("a={b.c=1, b={}}", 1, 11, "line 1"),
        // Headers.
        ("[]", 1, 1, "without a name"), ("[[a]", 1, 5, "closing “]]”"), ("[a", 1, 3, "closing"),
        ("[[a] ]", 1, 5, "closing"), ("[ [a]]", 1, 1, "without a name"),
        ("[a.]", 1, 4, "missing name"),
        ("[a]b=1", 1, 4, "after the header"), ("[a]]", 1, 4, "after the header"),
        // Values.
        ("a =", 1, 4, "missing value"), ("a = # b", 1, 5, "missing value"),
        ("a = 1 2", 1, 7, "a space"),
        ("a = \"b\" 2", 1, 9, "after the value"), ("a = b", 1, 5, "“b” is not a value"),
        ("a = True", 1, 5, "not a value"), ("a = 1,", 1, 6, "a space"), ("a = é", 1, 5, "quotes"),
        // Numbers.
        ("a = 01", 1, 5, "not a value"), ("a = 1__0", 1, 5, "not a value"),
        ("a = _1", 1, 5, "not a value"), ("a = 1_", 1, 5, "not a value"),
        ("a = +0x1", 1, 5, "not a value"), ("a = 0xg", 1, 5, "not a value"),
        ("a = 0X1", 1, 5, "not a value"), ("a = 0b2", 1, 5, "not a value"),
        ("a = .5", 1, 5, "not a value"), ("a = 1.", 1, 5, "not a value"),
        ("a = 1.e1", 1, 5, "not a value"), ("a = 1e", 1, 5, "not a value"),
        ("a = 03.1", 1, 5, "not a value"), ("a = ++1", 1, 5, "not a value"),
        ("a = 9223372036854775808", 1, 5, "64 bits"),
        ("a = 0xffffffffffffffff", 1, 5, "64 bits"), ("a = 1GiB", 1, 5, "“1GiB”"),
        // Times.
        ("a = 2023-02-29", 1, 5, "date or time"), ("a = 2023-13-01", 1, 5, "date or time"),
        ("a = 2023-1-01", 1, 5, "date or time"), ("a = 2023-01-01T", 1, 5, "without its hour"),
        ("a = 2023-01-01 1", 1, 5, "date or time"), ("a = 24:00:00", 1, 5, "date or time"),
        ("a = 12:30", 1, 5, "date or time"), ("a = 12:30:00.", 1, 5, "date or time"),
        ("a = 12:30:00Z", 1, 5, "date or time"),
        ("a = 2023-01-01T12:30:00+24:00", 1, 5, "date or time"),
        ("a = 2023-01-01T12:30:00+01", 1, 5, "date or time"),
        // Texts.
        ("a = \"b", 1, 5, "closing quote"), ("a = 'b\n'", 1, 5, "closing quote"),
        ("a = \"\"\"b\n", 1, 5, "triple quotes"), ("a = '''b''''''", 1, 14, "after the value"),
        ("a = \"\\x41\"", 1, 6, "not start an escape"),
        ("a = \"\\ b\"", 1, 6, "not start an escape"),
        ("a = \"\\u12\"", 1, 6, "4 digits"), ("a = \"\\ud800\"", 1, 6, "invalid character"),
        ("a = \"\\U00110000\"", 1, 6, "invalid character"), ("a = \"\u{7f}\"", 1, 6, "U+007F"),
        ("a = '''\n\r'''", 2, 1, "return"), ("a = 'b\u{1f}'", 1, 7, "U+001F"),
        // Lists and braces.
        ("a = [1 2]", 1, 8, "a space"), ("a = [1\n2]", 2, 1, "no comma"),
        ("a = [,]", 1, 6, "missing value"), ("a = [1,,2]", 1, 8, "missing value"),
        ("a = [\n}]", 2, 1, "“}” in a list"), ("a = [1", 1, 5, "closing “]”"),
        ("a = {b=1,}", 1, 10, "comma before"), ("a = {b=1\n}", 1, 5, "closing “}”"),
        ("a = {b=1 c=2}", 1, 10, "no comma"), ("a = {,}", 1, 6, "missing name"),
        ("a = {", 1, 5, "closing “}”"),
    ]

    @Test(arguments: invalid.indices)
    func whatIsNotIsRefusedWithItsPlace(index: Int) {
        let (text, line, column, word) = Self.invalid[index]
        do throws(TOMLError) {
            _ = try TOMLParser(Array(text.utf8))
            Issue.record("taken: \(text)")
        } catch {
            #expect(error.position.line == line && error.position.column == column, "\(error)")
            #expect(error.problem.contains(word) && !error.allowed.isEmpty, "\(error)")
        }
    }

    @Test func byteThatIsNotUTF8IsRefusedWithItsOffset() {
        let error = #expect(throws: TOMLError.self) {
            try TOMLParser(Array("é\na = 'b".utf8) + [0xc3, 0x28])
        }
        #expect(error?.position.offset == 9)
        #expect(error?.position.line == 2 && error?.position.column == 7)
    }

    @Test(arguments: [("a = ", "[", "]"), ("a = ", "{a=", "}"), ("a", ".a", ""), ("[a", ".a", "")])
    func depthIsBounded(begin: String, inner: String, end: String) throws {
        func text(_ depth: Int) -> [UInt8] {
            let value = inner == "{a=" ? "1" : ""
            let rest = inner == ".a" ? (begin == "a" ? "=1" : "]") : ""
            return Array(
                (begin + String(repeating: inner, count: depth) + value
                    + String(repeating: end, count: depth) + rest).utf8)
        }
        _ = try TOMLParser(text(TOMLParser.depthMaximum - 1))
        for depth in [TOMLParser.depthMaximum + 1, 200_000] {
            let error = #expect(throws: TOMLError.self) { try TOMLParser(text(depth)) }
            #expect(error?.problem.contains("more than 256") == true)
        }
    }

    @Test func valuesHaveTheirPlaces() throws {
        let text = "a = 1\n[b]\n  c.d = [ 'x',\n    { e = 2 } ]\n"
        let root = try TOMLParser(Array(text.utf8)).root
        #expect(root.entries.map(\.namePosition.line) == [1, 2])
        guard case .table(let b)? = root["b"]?.item.value, let c = b["c"],
            case .table(let inner) = c.item.value, let d = inner["d"],
            case .array(let list) = d.item.value
        else { return #expect(Bool(false), "other tables") }
        #expect(c.namePosition.offset == 12)
        #expect(c.namePosition.line == 3 && c.namePosition.column == 3)
        #expect(d.namePosition.column == 5 && d.item.position.column == 9)
        #expect(list.items.map(\.position.line) == [3, 4])
        #expect(list.items.map(\.range) == [20..<23, 29..<38])
    }

    @Test func parsedTablesAreFreed() throws {
        weak var root: TOMLTable?
        do {
            let parser = try TOMLParser(Array("[[a]]\nb = [{ c = 1 }]\n[a.d]\n".utf8))
            root = parser.root
            #expect(root != nil)
        }
        #expect(root == nil)
    }

    private static func shown(_ value: TOMLValue) -> String {
        switch value {
        case .table(let table):
            let entries = table.entries.map { "\($0.name)=\(shown($0.item.value))" }
            return "{\(entries.joined(separator: ";"))}"
        case .array(let array):
            return "[\(array.items.map { shown($0.value) }.joined(separator: ","))]"
        case .string(let text): return "'\(text)'"
        case .integer(let number): return "\(number)"
        case .float(let number): return "\(number)"
        case .boolean(let flag): return "\(flag)"
        case .time(let time): return time.text
        }
    }
}
