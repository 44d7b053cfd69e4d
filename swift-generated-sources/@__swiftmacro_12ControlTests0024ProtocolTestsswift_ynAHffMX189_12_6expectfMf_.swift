Testing.__checkValue(try ControlReply(parsing: line).line.dropLast() == line[...],expression: .__fromSyntaxNode("try ControlReply(parsing: line).line.dropLast() == line[...]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:190:13-190:82
