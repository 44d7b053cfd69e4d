Testing.__checkBinaryOperation(judgement.steps.last?.path == found.path,{ $0 && $1() },judgement.verdict != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("judgement.steps.last?.path == found.path"),"&&",.__fromSyntaxNode("judgement.verdict != nil")),comments: ["\(comment): \(PathText.display(found.path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:123:13-123:137
