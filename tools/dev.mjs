import { spawn } from 'node:child_process';
import { inRoot, root } from './paths.mjs';
import { findNode } from './pinned-node.mjs';
import { commandEnvironment } from './run-command.mjs';

// `npm run dev`: the server restarts on a change, Vite serves the console on port 5173 and passes calls on to it.
const options = { env: commandEnvironment(), stdio: 'inherit' };
const children = [
  spawn(findNode(), ['--watch', 'apps/server/src/main.ts'], {
    ...options,
    cwd: root,
    env: { ...options.env, HALYARD_ALLOWED_ORIGINS: 'http://localhost:5173' },
  }),
  spawn(findNode(), [inRoot('node_modules', 'vite', 'bin', 'vite.js')], { ...options, cwd: inRoot('apps', 'web') }),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
