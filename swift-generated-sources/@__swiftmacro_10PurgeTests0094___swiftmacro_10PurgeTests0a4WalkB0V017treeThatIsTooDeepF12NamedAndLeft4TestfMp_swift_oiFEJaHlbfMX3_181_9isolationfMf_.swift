nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_.swift:4:182-4:192
