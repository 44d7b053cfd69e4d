nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_.swift:5:99-5:109
