Testing.__checkBinaryOperation(sandbox.json("versions", bad).map { $0.fields["fuzzy"] as? Bool },{ $0 == $1() },[true],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", bad).map { $0.fields["fuzzy"] as? Bool }"#),"==",.__fromSyntaxNode("[true]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:97:9-97:93
