nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests010ConcurrentaB0V034damageInAPackThatIsSealedMeanwhileH10StillNamed4TestfMp_.swift:4:205-4:215
