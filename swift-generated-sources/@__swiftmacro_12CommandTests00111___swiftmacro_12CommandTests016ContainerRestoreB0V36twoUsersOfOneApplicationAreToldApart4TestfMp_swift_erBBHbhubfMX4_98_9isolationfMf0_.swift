nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_.swift:5:99-5:109
