nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V39homeIsNoCacheWhateverTheEnvironmentSays4TestfMp_.swift:4:191-4:201
