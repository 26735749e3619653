// The command line of Puur. Its commands are still to come.
process.stderr.write('puur has no commands yet.\n');
process.exitCode = 1;
