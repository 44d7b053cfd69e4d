Testing.__checkValue(try purge(roots, applying: false).notes.paths == ["/t/file"],expression: .__fromSyntaxNode(#"try purge(roots, applying: false).notes.paths == ["/t/file"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:228:9-228:78
