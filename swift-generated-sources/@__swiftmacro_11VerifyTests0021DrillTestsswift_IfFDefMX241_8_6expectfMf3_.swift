Testing.__checkBinaryOperation(unknown.outcome == .unjudged,{ $0 && $1() },unknown.unjudged.first?.reason.contains("could not be run") == true,expression: .__fromBinaryOperation(.__fromSyntaxNode("unknown.outcome == .unjudged"),"&&",.__fromSyntaxNode(#"unknown.unjudged.first?.reason.contains("could not be run") == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:242:9-242:117
