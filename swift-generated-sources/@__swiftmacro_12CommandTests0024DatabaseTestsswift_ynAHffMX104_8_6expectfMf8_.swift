Testing.__checkBinaryOperation(sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", bad, "delete", "0.1"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", bad, "delete", "0.1"]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:105:9-105:111
