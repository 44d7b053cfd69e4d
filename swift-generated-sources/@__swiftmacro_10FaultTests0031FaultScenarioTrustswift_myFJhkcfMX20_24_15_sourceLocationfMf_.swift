Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario+Trust.swift:21:25-21:41
