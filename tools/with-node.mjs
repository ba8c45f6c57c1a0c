import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { commandEnvironment } from './run-command.mjs';

// Runs one of our TypeScript files by the pinned Node.
const child = spawn(findNode(), process.argv.slice(2), { cwd: root, env: commandEnvironment(), stdio: 'inherit' });
child.once('exit', (code) => process.exit(code ?? 1));
