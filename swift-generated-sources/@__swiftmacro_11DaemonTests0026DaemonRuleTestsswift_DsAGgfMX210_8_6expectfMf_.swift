Testing.__checkBinaryOperation(first.commit.counts.new,{ $0 < $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.commit.counts.new"),"<",.__fromSyntaxNode("8")),comments: ["the comparison was not taken in parts"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:211:9-211:86
