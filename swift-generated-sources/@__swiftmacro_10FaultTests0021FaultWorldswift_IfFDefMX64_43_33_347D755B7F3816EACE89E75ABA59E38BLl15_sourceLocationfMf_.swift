Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultWorld.swift:65:44-65:60
