Testing.__checkBinaryOperation(notes.why(rig.path("in/\(name)")),{ $0 == $1() },.mount,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why(rig.path("in/\(name)"))"#),"==",.__fromSyntaxNode(".mount")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:86:60-86:123
