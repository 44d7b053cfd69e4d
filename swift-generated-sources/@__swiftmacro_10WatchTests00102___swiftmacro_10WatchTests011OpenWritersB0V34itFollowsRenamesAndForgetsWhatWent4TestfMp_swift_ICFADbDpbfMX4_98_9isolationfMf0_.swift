nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests011OpenWritersB0V34itFollowsRenamesAndForgetsWhatWent4TestfMp_.swift:5:99-5:109
