import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, makeFolder, removeFolder, root } from '../product.ts';
import { type CognitoLocalAddress, callCognitoLocal } from './cognito-local-pool.ts';

const program = join(root, 'bench', 'node_modules', 'cognito-local', 'lib', 'bin', 'start.js');

async function untilHealthy(url: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const answer = await fetch(`${url}health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(10);
  }
  throw new Error('cognito-local ended before it was ready.');
}

/** A pool configured as similar to ours as possible. */
async function createPool(url: string): Promise<{ userPoolId: string; clientId: string }> {
  const created = await callCognitoLocal(url, 'CreateUserPool', {
    PoolName: 'bench',
    MfaConfiguration: 'OPTIONAL',
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
  });
  const { Id: userPoolId } = created.UserPool as { readonly Id: string };
  const answer = await callCognitoLocal(url, 'CreateUserPoolClient', { UserPoolId: userPoolId, ClientName: 'bench' });
  const { ClientId: clientId } = answer.UserPoolClient as { readonly ClientId: string };
  return { userPoolId, clientId };
}

/** Starts cognito-local in its own folder, with one pool and one client. */
export async function startCognitoLocal() {
  const folder = makeFolder();
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  await untilHealthy(url, () => child.exitCode !== null);
  const { userPoolId, clientId } = await createPool(url);
  const dataFile = join(folder, '.cognito', 'db', `${userPoolId}.json`);
  const address: CognitoLocalAddress = { kind: 'cognito-local', url, userPoolId, clientId, dataFile };
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      removeFolder(folder);
    },
  };
}
