Testing.__checkBinaryOperation(verdict,{ $0 == $1() },Self.check(sandbox, sandbox.source, ["left.db"]),expression: .__fromBinaryOperation(.__fromSyntaxNode("verdict"),"==",.__fromSyntaxNode(#"Self.check(sandbox, sandbox.source, ["left.db"])"#)),comments: [.__line("// SQLite itself brings log and database together.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:152:9-152:77
