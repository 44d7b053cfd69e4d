nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V26settingsSayWhatIsADocument4TestfMp_.swift:4:180-4:190
