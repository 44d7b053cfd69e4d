Testing.__checkBinaryOperation(proof["state"] == "stored" && proof["commit"] == commit,{ $0 && $1() },proof["stored_by"] == commit,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"proof["state"] == "stored" && proof["commit"] == commit"#),"&&",.__fromSyntaxNode(#"proof["stored_by"] == commit"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:27:9-27:105
