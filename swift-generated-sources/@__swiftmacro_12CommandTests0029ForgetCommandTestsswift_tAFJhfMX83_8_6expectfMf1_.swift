Testing.__checkBinaryOperation(Set(Self.actions(sandbox.json("forget", "-n")).values),{ $0 == $1() },["keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(Self.actions(sandbox.json("forget", "-n")).values)"#),"==",.__fromSyntaxNode(#"["keep"]"#)),comments: [.__line("// The settings' rules keep whatever has a tag; all of it is of the last hour anyway.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:84:9-84:84
