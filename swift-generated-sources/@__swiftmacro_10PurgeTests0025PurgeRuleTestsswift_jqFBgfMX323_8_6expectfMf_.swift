Testing.__checkClosureCall(throws: Lost.self,performing: { try purge([root("/t", .temporary)]) { _ in throw Lost() } },expression: .__fromSyntaxNode(#"try purge([root("/t", .temporary)]) { _ in throw Lost() }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:324:9-324:97
