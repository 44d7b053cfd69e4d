nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V26everyRemovedFileIsDetected4TestfMp_.swift:5:99-5:109
