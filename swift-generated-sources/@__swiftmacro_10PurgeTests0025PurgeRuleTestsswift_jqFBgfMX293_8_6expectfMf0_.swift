Testing.__checkBinaryOperation(notes.stayed.map(\.path).sorted(),{ $0 == $1() },["/t/mount", "/t/secret"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.stayed.map(\.path).sorted()"#),"==",.__fromSyntaxNode(#"["/t/mount", "/t/secret"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:294:9-294:80
