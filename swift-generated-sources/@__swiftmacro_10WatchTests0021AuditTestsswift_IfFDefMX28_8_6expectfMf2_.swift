Testing.__checkValue(lost,expression: .__fromNegation(.__fromSyntaxNode("lost"), false),comments: ["nothing was lost"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:29:9-29:43
