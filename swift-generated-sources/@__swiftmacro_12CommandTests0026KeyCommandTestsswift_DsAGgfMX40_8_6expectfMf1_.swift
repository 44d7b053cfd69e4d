Testing.__checkBinaryOperation(changed["replaces"] == second && changed["label"] == "laptop",{ $0 && $1() },changed["id"] != second,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"changed["replaces"] == second && changed["label"] == "laptop""#),"&&",.__fromSyntaxNode(#"changed["id"] != second"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:41:9-41:106
