Testing.__checkBinaryOperation(run("exec tail -f /dev/null", deadline: deadline).ending,{ $0 == $1() },.overdue,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"run("exec tail -f /dev/null", deadline: deadline).ending"#),"==",.__fromSyntaxNode(".overdue")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:85:9-85:86
