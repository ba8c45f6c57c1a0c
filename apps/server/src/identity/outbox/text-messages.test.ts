import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../../mail-texts/write-mail.ts';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { testDatabases } from '../../testing/databases.ts';
import { testVault } from '../../testing/test-vault.ts';
import { letterKinds } from './letter-work.ts';
import { openOutbox } from './open-outbox.ts';
import { createTextSender } from './text-messages.ts';

type Received = { readonly path: string; readonly authorization: string | undefined; readonly body: string };
type Answer = (response: ServerResponse) => void;

const message = { to: '+4930123456', text: '123456 is your Halyard code.' };

/** A gateway on this machine that keeps what it was sent and answers as it is told. */
async function startGateway(answer: Answer) {
  const received: Received[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, authorization: headers.authorization, body: await readText(request) });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return {
    url,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    void response.writeHead(code, headers).end(body);

describe('the text message gateway', () => {
  let gateway: Gateway | undefined;
  afterEach(async () => {
    await gateway?.close();
    gateway = undefined;
  });
  const send = async (answer: Answer, token?: string, timeoutMs?: number) => {
    gateway = await startGateway(answer);
    return createTextSender({ url: gateway.url, token }, timeoutMs)(message);
  };

  test('a message is posted as JSON, with the token when there is one', async () => {
    await send(status(202), 'the token');

    expect(gateway?.received).toEqual([
      { path: '/messages', authorization: 'Bearer the token', body: JSON.stringify(message) },
    ]);
  });

  test('without a token nothing stands in its place', async () => {
    await send(status(200));

    expect(gateway?.received[0]?.authorization).toBeUndefined();
  });

  test('what is no JSON, or is cut off, is as good as any answer when the status says so', async () => {
    await expect(send(status(200, { 'content-type': 'application/json' }, '\u0000{"sent'))).resolves.toBeUndefined();
  });

  test.each([400, 401, 429, 500, 503])(
    'the rejection %i is told by its number, without what else was said',
    async (code) => {
      await expect(send(status(code, {}, 'secret of the gateway'))).rejects.toThrow(
        `The text message gateway answered ${code}.`,
      );
    },
  );

  test('a redirect is not followed', async () => {
    await expect(send(status(307, { location: '/elsewhere' }))).rejects.toThrow('answered 307');
    expect(gateway?.received.map(({ path }) => path)).toEqual(['/messages']);
  });

  test('a gateway that hangs up is told as out of reach', async () => {
    await expect(send((response) => void response.socket?.destroy())).rejects.toThrow(
      'The text message gateway could not be reached.',
    );
  });

  test('a gateway that answers with garbage is told as out of reach', async () => {
    await expect(send((response) => void response.socket?.end('what?\r\n\r\n'))).rejects.toThrow(
      'could not be reached',
    );
  });

  test('a gateway that is not there is told as out of reach, and its address is not', async () => {
    const gone = await startGateway(status(200));
    await gone.close();

    const failure = createTextSender({ url: `${gone.url}?key=secret`, token: undefined })(message);

    await expect(failure).rejects.toThrow(/^The text message gateway could not be reached\.$/);
  });

  test('a gateway that never answers is given up', async () => {
    await expect(send(() => {}, undefined, 100)).rejects.toThrow('The text message gateway did not answer in time.');
  });
});

describe.each(testDatabases)('text messages in the outbox on $name', ({ open }) => {
  const sender = { productName: 'Halyard', publicUrl: 'https://console.example.com' };
  let database: Awaited<ReturnType<typeof open>>;
  let now: number;
  let gateway: Gateway;
  let answer: Answer;
  beforeEach(async () => {
    database = await open();
    now = Date.parse('2026-11-21T08:42:00Z');
    answer = status(200);
    gateway = await startGateway((response) => answer(response));
  });
  afterEach(async () => {
    await gateway.close();
    await database.close();
  });

  const config = { hasOutboxPage: true, publicUrl: sender.publicUrl, mailFrom: undefined, supportEmail: undefined };
  async function openWith(given: { smtpUrl?: string; gatewayUrl?: string }) {
    const clock = () => now;
    const work = new BackgroundWork({ database, clock, onFailure: () => {} });
    const smsGateway = given.gatewayUrl === undefined ? undefined : { url: given.gatewayUrl, token: undefined };
    const outbox = await openOutbox({
      database,
      clock,
      vault: testVault,
      work,
      config: { ...config, smtpUrl: given.smtpUrl, smsGateway },
    });
    for (const kind of letterKinds) work.define(kind, outbox.letterWork(kind));
    const queue = (kind: 'text_code' | 'sign_in_code', to: string) => {
      const letter = { kind, to, code: '123456' };
      return database.write((tx) => outbox.add(tx, letter, writeLetter(letter, sender, 'en')));
    };
    return { queue, send: () => work.settle(), read: outbox.read };
  }
  const rows = () => database.read.selectFrom('idp_outbox').selectAll().orderBy('id').execute();

  test('the gateway gets the text alone, and the code is forgotten', async () => {
    const outbox = await openWith({ gatewayUrl: gateway.url });
    await outbox.queue('text_code', message.to);

    await outbox.send();

    expect(gateway.received.map(({ body }) => JSON.parse(body))).toEqual([
      { to: message.to, text: '123456 is your Halyard code. Do not share it with anyone.' },
    ]);
    expect(await rows()).toMatchObject([{ channel: 'text', code: null, text: '', sent_at: now, error: null }]);
  });

  test('a message that is rejected waits with the reason and is tried again', async () => {
    const outbox = await openWith({ gatewayUrl: gateway.url });
    await outbox.queue('text_code', message.to);
    answer = status(503);
    await outbox.send();
    expect(await rows()).toMatchObject([{ error: 'The text message gateway answered 503.', sent_at: null }]);

    answer = status(200);
    now += 60_000;
    await outbox.send();

    expect((await rows())[0]?.sent_at).toBe(now);
    expect(gateway.received).toHaveLength(2);
  });

  test('without a gateway a message stays for the operator, and no mail server is asked', async () => {
    const outbox = await openWith({ smtpUrl: 'smtp://127.0.0.1:1' });
    await outbox.queue('text_code', message.to);
    await outbox.queue('sign_in_code', 'ada@example.com');

    await outbox.send();

    expect(await rows()).toMatchObject([
      { channel: 'text', error: null },
      { channel: 'mail', error: expect.any(String) },
    ]);
    expect(await outbox.read?.(undefined)).toMatchObject([{ channel: 'text', to: message.to, code: '123456' }]);
  });

  test('without a mail server mail stays for the operator, and the gateway does not get it', async () => {
    const outbox = await openWith({ gatewayUrl: gateway.url });
    await outbox.queue('sign_in_code', 'ada@example.com');
    await outbox.queue('text_code', message.to);

    await outbox.send();

    expect(gateway.received).toHaveLength(1);
    expect(await outbox.read?.(undefined)).toMatchObject([{ channel: 'mail', to: 'ada@example.com' }]);
  });

  test('where both are sent there is nothing to read', async () => {
    const outbox = await openWith({ smtpUrl: 'smtp://127.0.0.1:1', gatewayUrl: gateway.url });

    expect(outbox.read).toBeUndefined();
  });
});
