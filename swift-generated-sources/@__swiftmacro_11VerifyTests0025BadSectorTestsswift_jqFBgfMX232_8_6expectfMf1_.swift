Testing.__checkValue(try examine(storage)?.why.contains("input/output error") == true,expression: .__fromSyntaxNode(#"try examine(storage)?.why.contains("input/output error") == true"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:233:9-233:82
