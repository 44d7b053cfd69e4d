nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V36twoUsersOfOneApplicationAreToldApart4TestfMp_.swift:4:199-4:209
