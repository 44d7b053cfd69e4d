Testing.__checkBinaryOperation(status.first?["remedy"]?.contains("60-cairn-inotify.conf"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"status.first?["remedy"]?.contains("60-cairn-inotify.conf")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:87:9-87:84
