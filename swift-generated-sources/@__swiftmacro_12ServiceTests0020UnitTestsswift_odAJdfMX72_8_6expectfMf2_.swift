Testing.__checkValue(try hardening("cairn-prune@.service") == expected,expression: .__fromSyntaxNode(#"try hardening("cairn-prune@.service") == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:73:9-73:67
