Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("0")),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/Script.swift:60:9-60:84
