import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(300_000));
const url = z.string().check(z.maxLength(2_000));

/** Common fields of all messages of Amazon SNS. */
const common = {
  MessageId: text,
  TopicArn: z.string().check(z.maxLength(500)),
  Message: text,
  Timestamp: text,
  SignatureVersion: z.enum(['1', '2']),
  Signature: text,
  SigningCertURL: url,
} as const;

const message = z.discriminatedUnion('Type', [
  z.object({ ...common, Type: z.literal('Notification'), Subject: z.optional(z.nullable(text)) }),
  z.object({ ...common, Type: z.literal('SubscriptionConfirmation'), SubscribeURL: url, Token: text }),
  z.object({ ...common, Type: z.literal('UnsubscribeConfirmation'), SubscribeURL: url, Token: text }),
]);
export type SnsMessage = z.output<typeof message>;

/** A message of Amazon SNS; undefined for anything else, and for undocumented types. */
export function readSnsMessage(headers: IncomingHttpHeaders, body: Uint8Array): SnsMessage | undefined {
  if (headers['x-amz-sns-message-type'] === undefined) return undefined;
  try {
    const read = z.safeParse(message, JSON.parse(Buffer.from(body).toString()));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Names and values that are signed, in the order that Amazon documents ("Verifying the signatures of SNS messages"). */
function signedPairs(sent: SnsMessage): readonly (readonly [string, string])[] {
  const { Message, MessageId, Timestamp, TopicArn, Type } = sent;
  const end = [['Timestamp', Timestamp]] as const;
  const names = [
    ['TopicArn', TopicArn],
    ['Type', Type],
  ] as const;
  const start = [
    ['Message', Message],
    ['MessageId', MessageId],
  ] as const;
  if (sent.Type === 'Notification') {
    const subject = sent.Subject === undefined || sent.Subject === null ? [] : ([['Subject', sent.Subject]] as const);
    return [...start, ...subject, ...end, ...names];
  }
  return [...start, ['SubscribeURL', sent.SubscribeURL], ...end, ['Token', sent.Token], ...names];
}

/** The text that the signature of a message is of. */
export const signedText = (sent: SnsMessage): string =>
  signedPairs(sent)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');

const host = /^sns\.[a-z0-9-]{3,40}\.amazonaws\.com(\.cn)?$/;

/** Whether a URL is Amazon SNS itself: no other URL in a message is requested. */
export function isOfAmazon(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && host.test(hostname);
}
