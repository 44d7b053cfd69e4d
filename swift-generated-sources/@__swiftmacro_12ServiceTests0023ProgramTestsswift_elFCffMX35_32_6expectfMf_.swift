Testing.__checkBinaryOperation(run("kill -KILL $$").ending,{ $0 == $1() },.signalled(SIGKILL),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"run("kill -KILL $$").ending"#),"==",.__fromSyntaxNode(".signalled(SIGKILL)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:36:33-36:92
