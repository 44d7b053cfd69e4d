Testing.__checkBinaryOperation(next - one,{ $0 <= $1() },longest,expression: .__fromBinaryOperation(.__fromSyntaxNode("next - one"),"<=",.__fromSyntaxNode("longest")),comments: ["\(times)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:32:60-32:102
