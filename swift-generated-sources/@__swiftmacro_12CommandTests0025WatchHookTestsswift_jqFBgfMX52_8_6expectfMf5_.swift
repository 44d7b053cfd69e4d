Testing.__checkBinaryOperation(Listener.now() - began,{ $0 < $1() },20_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("Listener.now() - began"),"<",.__fromSyntaxNode("20_000")),comments: [.__line("// Five seconds to end by itself, five until it is made to.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:53:9-53:49
