import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './product.ts';

const asksEveryMs = 10;
const mostTries = 1_000;

/** Accepts text messages like an operator's gateway (`POST {to, text}`) and returns the code of each once. */
export async function openTextGateway() {
  const codes = new Map<string, string>();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const { to, text } = (await json(request)) as { to: string; text: string };
      codes.set(to, /\d{6,8}/.exec(text)?.[0] ?? '');
      response.end('{}');
      return;
    }
    const to = new URL(request.url ?? '', url).searchParams.get('to') ?? '';
    response.end(codes.get(to) ?? '');
    codes.delete(to);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The code sent to this number, once it has arrived; over HTTP, so that every thread can request it. */
export async function takeTextCode(gatewayUrl: string, to: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const code = await (await fetch(`${gatewayUrl}?to=${encodeURIComponent(to)}`)).text();
    if (code !== '') return code;
    await wait(asksEveryMs);
  }
  throw new Error(`No text message has reached ${to}.`);
}
