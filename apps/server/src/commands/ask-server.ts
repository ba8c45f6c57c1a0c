import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readConfig } from '../config.ts';
import { operatorTicketFile } from '../run.ts';
import { askOwnServer } from '../start/own-server.ts';
import { CommandError } from '../start/run-command-line.ts';

/** The error may come from a proxy or another program, whose response is not JSON. */
function parse(text: string): { readonly message?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks the server that has the data folder, with the ticket that is there; a stream is sent as a file, an object as
 * JSON. Throws the sentence of a rejection.
 */
export async function askServer<T>(
  path: string,
  body: object | Readable | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<T> {
  const config = readConfig(environment);
  const place = join(config.dataFolder, operatorTicketFile);
  if (!existsSync(place))
    throw new CommandError(
      `Another process has ${config.dataFolder} and is no server yet. Try again when it is ready.`,
    );
  const isFile = body instanceof Readable;
  const headers = {
    authorization: `Operator ${readFileSync(place, 'utf8')}`,
    'content-type': isFile ? 'application/octet-stream' : 'application/json',
  };
  const sent = isFile ? body : Readable.from([JSON.stringify(body)]);
  const { ok, text } = await askOwnServer(config, path, body ? { method: 'POST', headers, body: sent } : { headers });
  const reply = parse(text);
  if (ok && reply) return reply as T;
  throw new CommandError(`The server rejected it: ${reply?.message ?? 'its answer is not that of Halyard.'}`);
}
