import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createSnsDoor } from '../modules/sns/create-sns-door.ts';
import { createSignatureCheck, type FetchFromAmazon } from '../modules/sns/signing-certificates.ts';
import type { Asker } from '../modules/sources/pull/create-asker.ts';

type Options = { readonly database: Database; readonly clock: Clock; readonly asker: Pick<Asker, 'ask'> };

// SNS waits 15 seconds for an answer.
const limits = { mostBytes: 64 * 1024, timeoutMs: 8_000 };

/** Authenticates messages of Amazon SNS; requests to Amazon pass the egress guard. */
export function openSns({ database, clock, asker }: Options) {
  const fetchFromAmazon: FetchFromAmazon = async (url) => {
    const { reply, exchange } = await asker.ask({ url, headers: { accept: '*/*' } }, limits);
    const { problem, status } = exchange;
    if (!reply || problem !== null) return { problem: problem ?? 'unreachable', isAnswered: status !== null };
    return { body: reply.body.toString('latin1') };
  };
  return createSnsDoor({
    database,
    clock,
    fetchFromAmazon,
    isSigned: createSignatureCheck({ clock, fetchFromAmazon }),
  });
}
