Testing.__checkBinaryOperation(sandbox.json("status").first?.texts("mass_change_pinned"),{ $0 == $1() },[good],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("status").first?.texts("mass_change_pinned")"#),"==",.__fromSyntaxNode("[good]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:27:9-27:85
