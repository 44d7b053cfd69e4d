Testing.__checkBinaryOperation(found,{ $0 == $1() },[sandbox.source.dropFirst() + "/a.notes"],expression: .__fromBinaryOperation(.__fromSyntaxNode("found"),"==",.__fromSyntaxNode(#"[sandbox.source.dropFirst() + "/a.notes"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:81:9-81:68
