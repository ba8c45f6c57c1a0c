import { type ErrorCode, apiErrors as sent } from '@halyard/contracts/errors.ts';

const sentences = Object.entries(sent).map(([code, { message }]) => [code, message]);

/** Error messages of the server, by code. The English is the server's own, so the two cannot drift apart. */
export const serverErrors = Object.fromEntries(sentences) as Record<ErrorCode, string>;
