Testing.__checkBinaryOperation(lines.filter { $0["type"] == "root" }.map { $0["state"] },{ $0 == $1() },["not-a-directory", "not-a-directory", "missing", "own", "kept"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.filter { $0["type"] == "root" }.map { $0["state"] }"#),"==",.__fromSyntaxNode(#"["not-a-directory", "not-a-directory", "missing", "own", "kept"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:61:9-61:143
