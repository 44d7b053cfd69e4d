Testing.__checkBinaryOperation(Self.actions(sandbox.json("forget", "--keep-within-\(option)", "1y", "-n"))[ids[2]],{ $0 == $1() },"keep",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(sandbox.json("forget", "--keep-within-\(option)", "1y", "-n"))[ids[2]]"#),"==",.__fromStringLiteral(#""keep""#, "keep")),comments: ["\(option)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:97:13-97:128
