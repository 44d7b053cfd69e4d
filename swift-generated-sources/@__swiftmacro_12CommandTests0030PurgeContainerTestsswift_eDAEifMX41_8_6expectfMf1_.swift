Testing.__checkBinaryOperation(plan.first { $0["path"]?.hasSuffix("tmp/old") == true }?["container"],{ $0 == $1() },"org.example.App",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan.first { $0["path"]?.hasSuffix("tmp/old") == true }?["container"]"#),"==",.__fromStringLiteral(#""org.example.App""#, "org.example.App")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:42:9-42:108
