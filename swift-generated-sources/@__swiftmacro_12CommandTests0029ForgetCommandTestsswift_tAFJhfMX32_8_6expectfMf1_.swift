Testing.__checkBinaryOperation(planned.first { $0["commit"] == ids[4] }?.texts("reasons")?.first,{ $0 == $1() },"the newest",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"planned.first { $0["commit"] == ids[4] }?.texts("reasons")?.first"#),"==",.__fromStringLiteral(#""the newest""#, "the newest")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:33:9-33:99
