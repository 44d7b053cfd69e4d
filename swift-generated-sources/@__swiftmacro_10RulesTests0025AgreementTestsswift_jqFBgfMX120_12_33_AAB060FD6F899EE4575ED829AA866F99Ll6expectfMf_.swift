Testing.__checkPropertyAccess(left.insert(found.path).self,getting: { $0.inserted },expression: .__fromPropertyAccess(.__fromSyntaxNode("left.insert(found.path)"),.__fromSyntaxNode("inserted")),comments: ["\(comment): \(PathText.display(found.path)) twice"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:121:13-121:107
