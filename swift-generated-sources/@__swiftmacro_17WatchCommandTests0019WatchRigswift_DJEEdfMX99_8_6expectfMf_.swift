Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },(signal == SIGKILL ? -SIGKILL : 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("(signal == SIGKILL ? -SIGKILL : 0)")),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WatchRig.swift:100:9-100:117
