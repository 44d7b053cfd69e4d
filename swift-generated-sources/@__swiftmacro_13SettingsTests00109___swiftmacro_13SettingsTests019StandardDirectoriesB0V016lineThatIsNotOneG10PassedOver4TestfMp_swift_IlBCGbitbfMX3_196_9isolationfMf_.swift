nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_.swift:4:197-4:207
