Testing.__checkValue(try deleted("a")?.isShown == true && deleted("other") == nil,expression: .__fromSyntaxNode(#"try deleted("a")?.isShown == true && deleted("other") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:353:9-353:78
