import { verifyFromCommandLine } from './commands/audit-command.ts';
import { runCommandLine } from './start/run-command-line.ts';

// `npm run audit:verify`, as `halyard audit verify`.
await runCommandLine(() => verifyFromCommandLine(process.env));
