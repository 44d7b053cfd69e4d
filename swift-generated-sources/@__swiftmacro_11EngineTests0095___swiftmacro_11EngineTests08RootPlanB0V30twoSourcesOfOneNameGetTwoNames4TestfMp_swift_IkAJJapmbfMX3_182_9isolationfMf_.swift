nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V30twoSourcesOfOneNameGetTwoNames4TestfMp_.swift:4:183-4:193
