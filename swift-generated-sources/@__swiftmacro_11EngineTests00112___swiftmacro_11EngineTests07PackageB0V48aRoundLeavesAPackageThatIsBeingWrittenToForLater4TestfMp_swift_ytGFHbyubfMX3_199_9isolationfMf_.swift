nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_.swift:4:200-4:210
