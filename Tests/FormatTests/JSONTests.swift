import CairnFormat
import Testing

/// The one writer and the one reader of JSON. What the control socket refuses is tested with it.
struct JSONTests {
    private struct Record: Codable, Equatable {
        var name: [UInt8] = []
        var time: Timestamp?
        var count: UInt64 = 0
        var change: Int64 = 0
        var flag = true
        var texts: [String] = []
        var next: [Record]?
    }

    private static func text(_ value: some Encodable, _ style: JSONStyle = JSONStyle()) -> String {
        String(decoding: value.json(style), as: UTF8.self)
    }

    private static func read(_ text: String) throws -> Record {
        try JSONValue(parsingObject: Array(text.utf8)).decode(Record.self)
    }

    @Test func fieldsStandInTheirOrder() {
        var object = JSONObject()
        object["z"] = "text"
        object["a"] = 1
        object["none"] = nil
        object["share"] = 0.5
        object["endless"] = Double.infinity
        object["list"] = [true, false]
        object.add(CommitCounts())
        #expect(
            String(decoding: object.text(), as: UTF8.self).hasPrefix(
                #"{"z":"text","a":1,"none":null,"share":0.5,"endless":null,"list":[true,false],"new":0,"#
            ))
    }

    @Test func emptyObjectsAndLists() {
        #expect(String(decoding: JSONObject().text(), as: UTF8.self) == "{}")
        #expect(
            Self.text(Record())
                == #"{"name":"","time":null,"count":0,"change":0,"flag":true,"texts":[],"next":null}"#
        )
    }

    @Test func bytesAndMomentsTakeSeveralFields() {
        var object = JSONObject()
        object["path"] = [0x61, 0xff] as [UInt8]
        object["paths"] = [[0x61], [0xff]] as [[UInt8]]
        object["plain"] = [[0x61], [0x62]] as [[UInt8]]
        object["time"] = Timestamp(seconds: -1, nanoseconds: 7)
        #expect(
            String(decoding: object.text(), as: UTF8.self)
                == "{\"path\":\"a\u{fffd}\",\"path_hex\":\"61ff\","
                + "\"paths\":[\"a\",\"\u{fffd}\"],\"paths_hex\":[\"61\",\"ff\"],"
                + "\"plain\":[\"a\",\"b\"],\"time\":-1,\"time_ns\":7}")
    }

    @Test func textIsEscapedForTerminals() {
        let text = "\"\\/\n\r\t\u{1}\u{7f}\u{9b}\u{202e}\u{e0041}é😀"
        #expect(
            Self.text(["x": text])
                == #"{"x":"\"\\/\n\r\t\u0001\u007f\u009b\u202e\udb40\udc41é😀"}"#)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let inner = Record(name: [0x2f, 0xff], time: Timestamp(seconds: 5), change: .min)
        let record = Record(
            name: Array("/a\u{202e}\u{e0041}\n".utf8),
            time: Timestamp(seconds: -9, nanoseconds: 999_999_999), count: UInt64(Int64.max),
            change: .max, flag: false, texts: ["", "\"", "😀"], next: [inner, Record()])
        #expect(try Self.read(Self.text(record)) == record)
    }

    @Test func integersAreExact() {
        #expect(Self.text(["x": UInt64.max]) == #"{"x":18446744073709551615}"#)
        #expect(Self.text(["x": Int64.min]) == #"{"x":-9223372036854775808}"#)
        var style = JSONStyle()
        style.integerMaximum = UInt64(Int64.max)
        #expect(Self.text(["x": UInt64.max], style) == #"{"x":9223372036854775807}"#)
        #expect(Self.text(["x": -1], style) == #"{"x":-1}"#)
    }

    @Test func longListsAreCut() {
        var style = JSONStyle()
        style.listBytesMaximum = 7
        #expect(Self.text(["x": ["ab", "c", "d"]], style) == #"{"x":["ab"]}"#)
        #expect(Self.text(["x": ["abcdef", "c"]], style) == #"{"x":[]}"#)
    }

    @Test func filesHaveALineAField() {
        var style = JSONStyle()
        style.isForFiles = true
        #expect(
            Self.text(Record(texts: ["a", "b"]), style) == """
                {
                  "name" : "",
                  "count" : 0,
                  "change" : 0,
                  "flag" : true,
                  "texts" : [
                    "a",
                    "b"
                  ]
                }
                """)
    }

    @Test(arguments: [
        (#"{}"#, "the field `name` is missing or is not a text"),
        (#"{"name":1}"#, "the field `name` is missing or is not a text"),
        (#"{"name":"","count":-1}"#, "the field `count` is out of range"),
        (#"{"name":"","count":1,"change":"1"}"#, "is missing or is not a whole number"),
        (#"{"name":"","count":1,"change":1,"flag":1}"#, "is missing or is not true or false"),
        (#"{"name":"","count":1,"change":1,"flag":true,"texts":{}}"#, "is not a list"),
        (#"{"name":"","count":1,"change":1,"flag":true,"texts":[1]}"#, "is not a text"),
        (#"{"name":"","time":1,"time_ns":1000000000}"#, "`time_ns` is out of range"),
        (#"{"name":"","time":"1"}"#, "the field `time` is missing or is not a whole number"),
        (#"{"name":"\u0000"}"#, "the field `name` is not a path"),
        (#"{"name":"a","name_hex":"6"}"#, "`name_hex` is missing or is not hexadecimal"),
        (#"{"name":"a","name_hex":"6100"}"#, "the field `name` is not a path"),
    ])
    func whatIsNoSuchValueIsRefused(text: String, why: String) {
        let error = #expect(throws: JSONError.self) { try Self.read(text) }
        #expect(error?.message.contains(why) == true, "\(error?.message ?? "taken")")
    }

    @Test func narrowNumbersAndUnknownWordsAreRefused() throws {
        let value = try JSONValue(parsingObject: Array(#"{"a":256,"b":"x","c":"é"}"#.utf8))
        #expect(throws: JSONError.self) { try value.field("a", UInt8.self) }
        #expect(throws: JSONError.self) { try value.field("a", CommitKind.self) }
        #expect(throws: JSONError.self) { try value.field("b", GapCause.self) }
        #expect(throws: JSONError.self) { try value.field("b", Hash128.self) }
        #expect(try value.field("a", Int64?.self) == 256)
        #expect(try value.field("c", String?.self) == "é")
        #expect(try value.field("d", String?.self) == nil)
    }
}
