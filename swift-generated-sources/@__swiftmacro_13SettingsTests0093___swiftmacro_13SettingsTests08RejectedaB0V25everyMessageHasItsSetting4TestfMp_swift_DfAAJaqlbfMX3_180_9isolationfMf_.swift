nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_.swift:4:181-4:191
