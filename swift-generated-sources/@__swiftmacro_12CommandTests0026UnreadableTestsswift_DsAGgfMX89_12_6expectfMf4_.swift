Testing.__checkBinaryOperation(found[path]?.digest == item.digest && found[path]?.mode == item.mode,{ $0 && $1() },found[path]?.seconds == item.seconds,expression: .__fromBinaryOperation(.__fromSyntaxNode("found[path]?.digest == item.digest && found[path]?.mode == item.mode"),"&&",.__fromSyntaxNode("found[path]?.seconds == item.seconds")),comments: ["\(Name.shown(path))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:90:13-90:153
