Testing.__checkBinaryOperation(end,{ $0 == $1() },JournalReader.End(position: whole, tornBytes: UInt64(length) - whole.offset),expression: .__fromBinaryOperation(.__fromSyntaxNode("end"),"==",.__fromSyntaxNode("JournalReader.End(position: whole, tornBytes: UInt64(length) - whole.offset)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:262:13-263:101
