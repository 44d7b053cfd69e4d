Testing.__checkBinaryOperation(LinuxClock().monotonic() - began,{ $0 < $1() },4_000_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinuxClock().monotonic() - began"),"<",.__fromSyntaxNode("4_000_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:67:9-67:66
