nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_.swift:4:195-4:205
