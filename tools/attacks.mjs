import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { installFromDebian } from './debian.mjs';
import { stage } from './package/stage.mjs';
import { findNode } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

// `npm run attacks [name…] [--full]`: attacks the tree that the packages hold, started as an operator starts it. --full adds
// tools of Debian; one that is missing and cannot be installed is a finding.
const words = process.argv.slice(2);
const programs = ['sqlmap', 'wapiti', 'slowhttptest', 'testssl'];
const missing = programs.filter((name) => !existsSync(`/usr/bin/${name}`));
if (words.includes('--full') && missing.length > 0)
  await installFromDebian(...missing.map((name) => (name === 'testssl' ? 'testssl.sh' : name)));
await buildWeb();
// Node runs no TypeScript below a folder node_modules.
const folder = mkdtempSync(join(tmpdir(), 'halyard-attacked-'));
const home = join(folder, 'halyard');
try {
  stage(home, 'attacked');
  process.exitCode = await runCommand(findNode(), ['attacks/run.ts', ...words], { env: { HALYARD_ATTACKED: home } });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
