Testing.__checkBinaryOperation(Self.actions(sandbox.json("forget", "--keep-\(option)", "unlimited", "-n"))[ids[0]],{ $0 == $1() },"keep",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(sandbox.json("forget", "--keep-\(option)", "unlimited", "-n"))[ids[0]]"#),"==",.__fromStringLiteral(#""keep""#, "keep")),comments: ["\(option)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:96:13-96:128
