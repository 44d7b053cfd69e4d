Testing.__checkBinaryOperation(Self.actions(sandbox.json("forget", "--keep-tag", "release,bad", "-n"))[tagged],{ $0 == $1() },"forget",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(sandbox.json("forget", "--keep-tag", "release,bad", "-n"))[tagged]"#),"==",.__fromStringLiteral(#""forget""#, "forget")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:82:9-82:109
