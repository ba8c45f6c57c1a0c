import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { CommandError } from './run-command-line.ts';

const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

type Question = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readable;
  /** Undefined: waits as long as the server works. */
  readonly signal?: AbortSignal;
};

type Settings = Pick<Config, 'host' | 'port' | 'tls' | 'dataFolder'>;

/**
 * Calls the server on this machine, by HTTPS if a certificate is configured. Throws a sentence if there is no response.
 */
export async function askOwnServer({ host, port, tls, dataFolder }: Settings, path: string, question: Question = {}) {
  const { method = 'GET', headers = {}, body = Readable.from([]), signal } = question;
  const request = tls ? requestHttps : requestHttp;
  try {
    // The certificate has the public name, and may have expired; nothing leaves this machine.
    const trust = { rejectUnauthorized: false, agent: false } as const;
    const place = { host: everywhere[host] ?? host, port, path, method, headers };
    const asked = request(Object.assign(trust, place, signal && { signal }));
    const answered = new Promise<{ readonly ok: boolean; readonly text: string }>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const ok = answer.statusCode !== undefined && answer.statusCode < 300;
        text(answer).then((all) => resolve({ ok, text: all }), reject);
      });
    });
    // A server that rejects a file answers before it has read all of it.
    return await Promise.race([answered, pipeline(body, asked).then(() => answered)]);
  } catch (cause) {
    const place = `${isIPv6(host) ? `[${host}]` : host} port ${port}`;
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    const message = `The server of ${dataFolder} does not answer on ${place} (${code}). Set HALYARD_HOST, HALYARD_PORT and HALYARD_TLS_CERT as it has them, or stop it and try again.`;
    throw new CommandError(message, { cause });
  }
}
