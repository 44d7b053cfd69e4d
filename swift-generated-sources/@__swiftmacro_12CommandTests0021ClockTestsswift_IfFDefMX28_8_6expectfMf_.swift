Testing.__checkCast(sandbox.json("status").first?.fields["clock_doubt"],is: (NSNull).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("status").first?.fields["clock_doubt"]"#),"is",.__fromSyntaxNode("NSNull")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:29:9-29:79
