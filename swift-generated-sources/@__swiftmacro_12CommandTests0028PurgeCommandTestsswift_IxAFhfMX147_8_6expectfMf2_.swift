Testing.__checkBinaryOperation(sandbox.json("versions", sandbox.file("cache/a")).first?["note"],{ $0 == $1() },"purged",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", sandbox.file("cache/a")).first?["note"]"#),"==",.__fromStringLiteral(#""purged""#, "purged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:148:9-148:94
