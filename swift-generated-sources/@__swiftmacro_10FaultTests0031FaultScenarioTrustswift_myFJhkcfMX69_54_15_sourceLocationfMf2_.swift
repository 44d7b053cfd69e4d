Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario+Trust.swift:70:55-70:71
