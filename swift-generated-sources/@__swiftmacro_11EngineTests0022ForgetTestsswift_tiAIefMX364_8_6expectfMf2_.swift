Testing.__checkValue(try deleted("a") != nil,expression: .__fromSyntaxNode(#"try deleted("a") != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:365:9-365:41
