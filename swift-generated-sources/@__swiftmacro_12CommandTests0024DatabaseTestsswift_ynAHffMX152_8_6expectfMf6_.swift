Testing.__checkBinaryOperation(sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.2", "leave"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/usr/bin/python3", ["-B", Self.writer, "write", database, "wal", "0.2", "leave"]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:153:9-153:122
