nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_.swift:4:201-4:211
