Testing.__checkBinaryOperation(roots.join([]).isEmpty,{ $0 && $1() },roots.unknown == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("roots.join([]).isEmpty"),"&&",.__fromSyntaxNode("roots.unknown == []")),comments: [.__line("// Away for now: what was known stays.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:159:9-159:63
