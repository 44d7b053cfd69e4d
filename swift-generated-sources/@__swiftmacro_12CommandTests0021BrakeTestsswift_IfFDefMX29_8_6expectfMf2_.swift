Testing.__checkBinaryOperation(sandbox.json("status").first?.texts("mass_change_pinned"),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("status").first?.texts("mass_change_pinned")"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:30:9-30:81
