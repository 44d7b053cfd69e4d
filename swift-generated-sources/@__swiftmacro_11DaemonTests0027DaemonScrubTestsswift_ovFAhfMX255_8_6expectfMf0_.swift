Testing.__checkBinaryOperation(lost.path.starts(with: "/home/docs/noise-".bytes),{ $0 && $1() },!lost.isLive,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lost.path.starts(with: "/home/docs/noise-".bytes)"#),"&&",.__fromSyntaxNode("!lost.isLive")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:256:9-256:83
