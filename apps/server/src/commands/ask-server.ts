import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { operatorTicketFile } from '../run.ts';
import { CommandError } from '../start/run-command-line.ts';

/** Asks the server that has the data folder, with the ticket that lies there. Throws the sentence of a rejection. */
export async function askServer<T>(path: string, body: object | undefined, environment: NodeJS.ProcessEnv): Promise<T> {
  const { host, port, dataFolder } = readConfig(environment);
  const ticket = readFileSync(join(dataFolder, operatorTicketFile), 'utf8');
  const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`, {
    headers: { authorization: `Operator ${ticket}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const reply = (await answer.json()) as T & { readonly message?: string };
  if (answer.ok) return reply;
  throw new CommandError(`The server rejected it: ${reply.message}`);
}
