Testing.__checkBinaryOperation(Files.text(out + sandbox.source + "/notes/one.md"),{ $0 == $1() },"first\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(out + sandbox.source + "/notes/one.md")"#),"==",.__fromStringLiteral(#""first\n""#, "first\n")),comments: [.__line("// The others came back, an empty directory gave way.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:187:9-187:81
