import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { makeCertificate } from '../apps/server/src/testing/test-certificates.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** Milliseconds until the whole answer was there. */
  readonly ms: number;
  readonly json: () => Record<string, unknown>;
};
export type Question = {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** An object is sent as JSON. */
  readonly body?: object | string | Buffer;
};
export type Tokens = Readonly<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>>;
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly tokens: Tokens;
  readonly ask: (method: string, path: string, question?: Question) => Promise<Answer>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** The content of `log`: all output of the product. */
async function untilReady(child: ChildProcess, ask: () => Promise<Answer>, log: () => string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until && child.exitCode === null; await wait(50))
    if ((await ask().catch(() => undefined))?.status === 200) return;
  child.kill('SIGKILL');
  throw new Error(`The product was not ready.\n${log()}`);
}

/**
 * The packaged product of `home` as an operator runs it: production settings, a name that strangers know, TLS by files,
 * the sample workspace with people of each role, and a fresh data folder. `wrap` is before its command.
 */
export async function startTarget(home: string, settings: Record<string, string> = {}, wrap: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-attacks-'));
  const { cert, key } = makeCertificate('localhost');
  const [certFile, keyFile, port] = [join(folder, 'cert.pem'), join(folder, 'key.pem'), await freePort()];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  const origin = `https://halyard.example:${port}`;
  const environment = {
    HALYARD_PORT: String(port),
    HALYARD_DATA_DIR: join(folder, 'data'),
    HALYARD_TLS_CERT: certFile,
    HALYARD_TLS_KEY: keyFile,
    HALYARD_PUBLIC_URL: origin,
    HALYARD_SAMPLE_WORKSPACE: 'on',
    HALYARD_LOG_LEVEL: 'debug',
    HALYARD_HOSTED_LOGIN: 'on',
    HALYARD_RATE_LIMIT_FACTOR: '1000000',
    HALYARD_METRICS_TOKEN: 'a-metrics-token-of-the-attacks',
    ...settings,
  };
  const [program = '', ...rest] = [...wrap, join(home, 'bin', 'halyard'), 'start'];
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const child = spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const agent = new Agent({ keepAlive: true, maxSockets: 50, ca: cert, servername: 'localhost' });

  /** Sends a request as it is: nothing of the path is made tidy. */
  function ask(method: string, path: string, { headers = {}, body }: Question = {}): Promise<Answer> {
    const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
    const bytes = isJson ? JSON.stringify(body) : body;
    // Node does not set a content length for the body of a DELETE or GET.
    const length = bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(bytes)) };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = requestHttps(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          timeout: 60_000,
          headers: {
            host: `halyard.example:${port}`,
            ...(isJson && { 'content-type': 'application/json' }),
            ...length,
            ...headers,
          },
        },
        async (incoming) => {
          let text = '';
          try {
            for await (const piece of incoming.setEncoding('utf8')) text += piece;
          } catch (error) {
            return reject(error);
          }
          const ms = performance.now() - started;
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            ms,
            json: () => JSON.parse(text),
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within 60 s: ${method} ${path}`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server had closed a connection that was idle while this process was busy (see Node's documentation).
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET' && performance.now() - started < 1_000;
        if (isStale) resolve(ask(method, path, { headers, ...(body !== undefined && { body }) }));
        else reject(error);
      });
      sent.end(bytes);
    });
  }

  /** Sends raw bytes on a separate connection and resolves with the whole response. */
  function sendRaw(bytes: string | Buffer, withinMs = 20_000): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket: TLSSocket = connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' }, () =>
        socket.write(bytes),
      );
      socket.setEncoding('latin1').on('data', (piece: string) => {
        text += piece;
      });
      socket.setTimeout(withinMs, () => socket.destroy());
      socket.on('error', () => {}).on('close', () => resolve(text));
    });
  }

  const callIdentity = (operation: string, input: object, headers: Question['headers'] = {}) =>
    ask('POST', '/identity/', {
      body: JSON.stringify(input),
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
    });

  await untilReady(
    child,
    () => ask('GET', '/readyz'),
    () => log,
  );
  const { clientId } = (await ask('GET', '/identity/config.json')).json() as { clientId: string };

  const tryPassword = (USERNAME: string, PASSWORD: string, headers: Question['headers'] = {}) =>
    callIdentity(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: clientId, AuthParameters: { USERNAME, PASSWORD } },
      headers,
    );

  async function signIn({ email, password, role }: Pick<Person, 'email' | 'password' | 'role'>): Promise<Person> {
    const answer = await tryPassword(email, password);
    const tokens = answer.json().AuthenticationResult as Tokens | undefined;
    if (!tokens) throw new Error(`${email} could not sign in: ${answer.text}`);
    const askAs: Person['ask'] = (method, path, { headers = {}, body } = {}) =>
      ask(method, `/api${path}`, {
        headers: { authorization: `Bearer ${tokens.AccessToken}`, ...headers },
        ...(body !== undefined && { body }),
      });
    const { id } = (await askAs('GET', '/users/me')).json() as { id: string };
    return { id, email, password, role, tokens, ask: askAs };
  }

  const accounts = () =>
    JSON.parse(readFileSync(join(folder, 'data', 'sample-accounts.json'), 'utf8')) as readonly Person[];
  /** A user of this role; `which` distinguishes several. */
  const asRole = (role: string, which = 0): Promise<Person> => {
    const account = accounts().filter((one) => one.role === role)[which];
    if (!account) throw new Error(`The sample workspace has no ${role} no. ${which + 1}.`);
    return signIn(account);
  };

  return {
    home,
    port,
    origin,
    clientId,
    folder,
    certFile,
    accounts,
    asRole,
    ask,
    callIdentity,
    sendRaw,
    signIn,
    tryPassword,
    dataFolder: join(folder, 'data'),
    environment,
    log: () => log,
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

export type Target = Awaited<ReturnType<typeof startTarget>>;
