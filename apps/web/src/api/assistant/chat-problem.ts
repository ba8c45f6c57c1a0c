import { apiAddress } from '../create-call.ts';
import { type Problem, TransportError } from '../errors/transport-error.ts';
import { UnusableReply } from '../errors/unusable-reply.ts';

/** Why a question got no answer, by its text (decision G-071). */
export type ChatProblem =
  | 'offline'
  | 'crossOrigin'
  | 'blocked'
  | 'authentication'
  | 'permission'
  | 'invalid'
  | 'empty'
  | Exclude<Problem, 'unauthenticated' | 'unreachable'>;

type Surroundings = {
  /** The browser's connection state. */
  readonly isOnline: boolean;
  /** The address of the page. */
  readonly page: string;
  /** The address of the API, relative to the page or whole. */
  readonly api?: string;
};

const isElsewhere = (api: string, page: string) => new URL(api, page).origin !== new URL(page).origin;

/** Names the reason by the error of the last attempt. */
export function chatProblem(error: unknown, { isOnline, page, api = apiAddress }: Surroundings): ChatProblem {
  if (error instanceof UnusableReply) return error.fault;
  if (!(error instanceof TransportError)) return 'other';
  const { problem, status } = error;
  if (problem === 'unauthenticated') return 'authentication';
  if (status === 403) return 'permission';
  if (status === undefined && !isOnline) return 'offline';
  if (problem === 'unreachable') return isElsewhere(api, page) ? 'crossOrigin' : 'blocked';
  return problem;
}
