Testing.__checkValue(try command("/bin/cairn", "\"q\"", "b\\s", "'s'", "l\nm\u{7f}", ";") == #"/bin/cairn "\"q\"" "b\\s" "'s'" "l\x0am\x7f" ";""#,expression: .__fromSyntaxNode(##"try command("/bin/cairn", "\"q\"", "b\\s", "'s'", "l\nm\u{7f}", ";") == #"/bin/cairn "\"q\"" "b\\s" "'s'" "l\x0am\x7f" ";""#"##),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:117:9-117:142
