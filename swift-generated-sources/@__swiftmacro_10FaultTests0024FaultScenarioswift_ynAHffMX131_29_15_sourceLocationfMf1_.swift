Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario.swift:132:30-132:46
