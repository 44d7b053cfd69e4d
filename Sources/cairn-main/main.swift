import CairnCommand

Program.main()
