import type { SourceDraft } from '../connect/source-draft.ts';
import type { PullSettings } from '../source-queries.ts';

export const urlMax = 2_000;

/** Why an address cannot be asked, as far as it can be told here; the server knows which hosts are open. */
export type UrlProblem = 'urlWrong' | 'urlHasCredential';

export function urlProblem(typed: string): UrlProblem | undefined {
  if (!URL.canParse(typed.trim())) return 'urlWrong';
  const { protocol, username, password } = new URL(typed.trim());
  if (username !== '' || password !== '') return 'urlHasCredential';
  return protocol === 'https:' || protocol === 'http:' ? undefined : 'urlWrong';
}

/** How a source is asked, as the server is told. Without `authorization` it keeps the credential it has. */
export const pullOf = (
  { url, every }: Pick<SourceDraft, 'url' | 'every'>,
  authorization?: string | null,
): PullSettings => ({ url: url.trim(), everyMinutes: Number(every), authorization });
