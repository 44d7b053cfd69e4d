Testing.__checkBinaryOperation(versions.map { $0["commit"] },{ $0 == $1() },[first, second, last],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"versions.map { $0["commit"] }"#),"==",.__fromSyntaxNode("[first, second, last]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:57:9-57:72
