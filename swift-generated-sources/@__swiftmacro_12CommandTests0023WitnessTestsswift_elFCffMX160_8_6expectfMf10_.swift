Testing.__checkBinaryOperation(second.fields["tags_hex"],{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"second.fields["tags_hex"]"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:161:9-161:50
