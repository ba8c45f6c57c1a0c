import { type ErrorCode, refusals as sent } from '@halyard/contracts/errors.ts';

const sentences = Object.entries(sent).map(([code, { message }]) => [code, message]);

/** What the server says when it refuses, by code. The English is the server's own, so the two cannot drift apart. */
export const refusals = Object.fromEntries(sentences) as Record<ErrorCode, string>;
