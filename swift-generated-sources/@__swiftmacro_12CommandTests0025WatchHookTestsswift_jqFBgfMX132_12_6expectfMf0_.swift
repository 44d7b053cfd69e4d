Testing.__checkBinaryOperation(line.hasPrefix("cairn_") && line[..<space].hasSuffix(label),{ $0 && $1() },Double(line[space...].dropFirst()) != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"line.hasPrefix("cairn_") && line[..<space].hasSuffix(label)"#),"&&",.__fromSyntaxNode("Double(line[space...].dropFirst()) != nil")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:133:13-133:137
