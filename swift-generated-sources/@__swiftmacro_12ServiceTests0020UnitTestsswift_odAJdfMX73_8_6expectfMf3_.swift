Testing.__checkValue(try hardening("cairn-forget@.service") == expected,expression: .__fromSyntaxNode(#"try hardening("cairn-forget@.service") == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:74:9-74:68
