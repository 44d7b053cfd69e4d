Testing.__checkBinaryOperation(Set(Self.actions(sandbox.json("forget", "--keep-within", "1h", "-n")).values),{ $0 == $1() },["keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(Self.actions(sandbox.json("forget", "--keep-within", "1h", "-n")).values)"#),"==",.__fromSyntaxNode(#"["keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:99:9-99:107
