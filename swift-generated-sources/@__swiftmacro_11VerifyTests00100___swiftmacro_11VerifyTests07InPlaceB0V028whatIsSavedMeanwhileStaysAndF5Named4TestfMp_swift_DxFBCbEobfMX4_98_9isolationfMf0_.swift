nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_.swift:5:99-5:109
