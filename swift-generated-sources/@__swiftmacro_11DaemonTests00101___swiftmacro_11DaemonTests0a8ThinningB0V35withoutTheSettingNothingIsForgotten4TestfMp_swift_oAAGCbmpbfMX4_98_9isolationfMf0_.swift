nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a8ThinningB0V35withoutTheSettingNothingIsForgotten4TestfMp_.swift:5:99-5:109
