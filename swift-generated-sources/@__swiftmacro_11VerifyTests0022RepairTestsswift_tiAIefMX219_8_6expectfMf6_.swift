Testing.__checkValue(try test.packs.reduce(0) { try $0 + test.content($1).count } == packBytes,expression: .__fromSyntaxNode("try test.packs.reduce(0) { try $0 + test.content($1).count } == packBytes"),comments: [.__line("// The chunks were there all the time.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:220:9-220:91
