Testing.__checkValue(try hardening("cairn-verify@.service") == expected,expression: .__fromSyntaxNode(#"try hardening("cairn-verify@.service") == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:72:9-72:68
