import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaries, root } from './paths.mjs';

/** The environment of our commands: the pinned Node and the tools of the lockfile come first. */
export function commandEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...extra };
}

/**
 * Runs a command in the repository and resolves with its exit code. Output is shown, or with `quiet` held back until a
 * failure.
 */
export function runCommand(program, parameters, { quiet = false, env = {}, cwd = root } = {}) {
  const child = spawn(program, parameters, {
    cwd,
    env: commandEnvironment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const held = [];
  child.stdout?.on('data', (chunk) => held.push(chunk));
  child.stderr?.on('data', (chunk) => held.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}

/** As `runCommand`, but ends this process with a sentence when the command fails. */
export async function mustRun(what, program, parameters, options) {
  const code = await runCommand(program, parameters, options);
  if (code === 0) return;
  process.stderr.write(`\n${what} failed with code ${code}.\n`);
  process.exit(code);
}

/** As `mustRun`, for npm: as the script that runs us (npm is a shell script on Windows), else by its name. */
export function mustRunNpm(what, parameters, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return mustRun(what, process.execPath, [script, ...parameters], options);
  return mustRun(what, 'npm', parameters, options);
}
