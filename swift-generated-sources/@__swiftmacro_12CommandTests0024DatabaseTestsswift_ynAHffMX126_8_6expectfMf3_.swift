Testing.__checkBinaryOperation(holder.wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("holder.wait().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:127:9-127:41
