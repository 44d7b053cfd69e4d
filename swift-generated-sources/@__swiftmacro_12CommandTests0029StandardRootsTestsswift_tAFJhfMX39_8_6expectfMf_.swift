Testing.__checkBinaryOperation(sandbox.run("/bin/sh", ["-c", String(line.dropFirst("restore with: ".count))]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/sh", ["-c", String(line.dropFirst("restore with: ".count))]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:40:9-40:106
