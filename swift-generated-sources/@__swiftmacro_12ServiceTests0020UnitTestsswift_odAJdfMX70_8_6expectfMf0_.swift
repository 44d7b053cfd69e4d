Testing.__checkValue(try hardening("cairn-backup@.service") == expected,expression: .__fromSyntaxNode(#"try hardening("cairn-backup@.service") == expected"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:71:9-71:68
