nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_.swift:4:189-4:199
