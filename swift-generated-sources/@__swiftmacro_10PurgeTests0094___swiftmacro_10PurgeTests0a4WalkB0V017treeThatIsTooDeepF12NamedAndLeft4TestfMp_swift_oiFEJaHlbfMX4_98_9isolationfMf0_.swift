nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_.swift:5:99-5:109
