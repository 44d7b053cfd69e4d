Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:50:25-50:41
