Testing.__checkValue(try hardening("cairn-drill@.service") == expected,expression: .__fromSyntaxNode(#"try hardening("cairn-drill@.service") == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:75:9-75:67
