import { allCommands } from './commands/all-commands.ts';
import { runCommands } from './commands/run-commands.ts';
import { runCommandLine } from './start/run-command-line.ts';

// `npm run halyard -- <command>`. Exit code 1 when the work was rejected, 2 when an import waits for a decision, 64 when
// the command is not understood, and that of the start where it cannot start.
await runCommandLine(() => runCommands(allCommands, process.argv.slice(2), process.env));
