Testing.__checkBinaryOperation(second.0.hasSuffix("# second\n\n# what comes then\n[watch]\nquiet = \"1s\""),{ $0 && $1() },!second.1,expression: .__fromBinaryOperation(.__fromSyntaxNode(##"second.0.hasSuffix("# second\n\n# what comes then\n[watch]\nquiet = \"1s\"")"##),"&&",.__fromSyntaxNode("!second.1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:75:9-75:107
