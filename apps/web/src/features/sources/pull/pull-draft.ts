import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import { optionsOf, type SourceDraft } from '../connect/source-draft.ts';
import type { PullSettings } from '../source-queries.ts';

export const urlMax = 2_000;

/** Why a URL cannot be polled, as far as it can be determined here; the server knows which hosts are allowed. */
export type UrlProblem = 'urlWrong' | 'urlHasCredential';

export function urlProblem(typed: string): UrlProblem | undefined {
  if (!URL.canParse(typed.trim())) return 'urlWrong';
  const { protocol, username, password } = new URL(typed.trim());
  if (username !== '' || password !== '') return 'urlHasCredential';
  return protocol === 'https:' || protocol === 'http:' ? undefined : 'urlWrong';
}

/** A credential in the API's form: absent keeps the stored one, null removes it. */
type Given = {
  readonly credential?: Credential | null | undefined;
  /** The expiry date; empty: none. */
  readonly endsOn?: string | undefined;
};

/** How a source is pulled, as it is sent to the server. */
export const pullOf = (draft: SourceDraft, { credential, endsOn }: Given = {}): PullSettings => ({
  url: draft.url.trim(),
  everyMinutes: Number(draft.every),
  credential,
  ...(endsOn !== undefined && { credentialEndsAt: endsOn === '' ? null : `${endsOn}T00:00:00.000Z` }),
  options: optionsOf(draft),
});
