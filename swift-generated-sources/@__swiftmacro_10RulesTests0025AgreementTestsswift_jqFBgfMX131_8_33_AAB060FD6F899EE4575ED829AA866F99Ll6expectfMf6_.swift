Testing.__checkBinaryOperation(again.counts.new + again.counts.changed + again.counts.deleted,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.new + again.counts.changed + again.counts.deleted"),"==",.__fromSyntaxNode("0")),comments: ["\(comment)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:132:9-132:99
