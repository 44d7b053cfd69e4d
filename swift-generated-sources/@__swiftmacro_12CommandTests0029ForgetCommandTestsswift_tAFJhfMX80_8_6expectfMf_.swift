Testing.__checkBinaryOperation(Self.actions(sandbox.json("forget", "--keep-tag", "release,good", "-n")),{ $0 == $1() },[ids[0]: "forget", tagged: "keep", last: "keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(sandbox.json("forget", "--keep-tag", "release,good", "-n"))"#),"==",.__fromSyntaxNode(#"[ids[0]: "forget", tagged: "keep", last: "keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:81:9-81:142
