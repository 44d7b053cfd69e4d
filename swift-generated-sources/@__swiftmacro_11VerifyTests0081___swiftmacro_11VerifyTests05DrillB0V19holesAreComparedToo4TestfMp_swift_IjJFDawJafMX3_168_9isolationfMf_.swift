nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_.swift:4:169-4:179
