Testing.__checkBinaryOperation(wasOld,{ $0 && $1() },wasNew,expression: .__fromBinaryOperation(.__fromSyntaxNode("wasOld"),"&&",.__fromSyntaxNode("wasNew")),comments: [.__line("// Both were seen, so the crashes fell on both sides of the change.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:86:9-86:34
