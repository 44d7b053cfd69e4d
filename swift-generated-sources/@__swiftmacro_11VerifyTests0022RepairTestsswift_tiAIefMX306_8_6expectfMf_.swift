Testing.__checkPropertyAccess(report.self,getting: { $0.hasCatalogFinding },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("report"),.__fromSyntaxNode("hasCatalogFinding")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:307:9-307:43
