import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { FeedSettings } from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { addSource, Source } from '@halyard/contracts/inflow/sources.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { Vault } from '../../../platform/vault.ts';
import { optionsOf, readInBackground } from '../runs/feed-options.ts';
import type { Asker } from './create-asker.ts';
import { credentialFor, sealCredential } from './credentials.ts';

type Ports = { readonly vault: Vault; readonly asker: Pick<Asker, 'requireTarget'> };
type PullDraft = Parsed<typeof addSource.body>['pull'];

const minuteMs = 60_000;

/** The identity and position of a source: another one, or an earlier time, is read from the beginning. */
export const fromTheBeginning = ({ pull_edition }: Pick<SourcesTable, 'pull_edition'>, now: number) =>
  ({
    pull_etag: null,
    pull_modified: null,
    pull_read_to: null,
    pull_edition: pull_edition + 1,
    pull_failures: 0,
    pull_same_failures: 0,
    pull_waits_until: null,
    pull_next_at: now,
  }) as const;

const off = {
  pull_url: null,
  pull_every_ms: null,
  pull_auth_kind: 'none',
  pull_auth_sealed: null,
  pull_auth_ends_at: null,
  pull_options: null,
  pull_read_to: null,
  pull_next_at: null,
} as const;

function requireTargets({ requireTarget }: Ports['asker'], url: string, credential: Credential | null): void {
  requireTarget(url);
  if (credential?.kind === 'oauth') requireTarget(credential.tokenUrl);
}

/** A token must be requested first, which only a run in the background does. */
function requireFit({ format }: Pick<SourcesTable, 'format'>, credential: Credential | null): void {
  const needsToken = credential?.kind === 'oauth' || credential?.kind === 'serviceAccount';
  if (needsToken && !readInBackground.includes(format))
    throw new ApiError('invalid_input', 'This kind of credential is for feeds, Microsoft Graph and Google SecOps.');
}

/** The options that determine what is read. */
const readingOf = ({ collection, from, columns }: FeedSettings) => JSON.stringify([collection, from, columns]);

/** The columns with a source's request settings. */
export function pullColumns(
  { vault, asker }: Ports,
  before: SourcesTable,
  pull: PullDraft,
  now: number,
): Partial<SourcesTable> {
  if (!pull) {
    if (isFeedFormat(before.format)) throw new ApiError('invalid_input', 'A source of intelligence needs an address.');
    return off;
  }
  const credential = credentialFor(vault, before, pull);
  requireTargets(asker, pull.url, credential);
  requireFit(before, credential);
  const options = pull.options ?? optionsOf(before);
  const isElsewhere = before.pull_url !== pull.url || readingOf(optionsOf(before)) !== readingOf(options);
  const every = pull.everyMinutes * minuteMs;
  const isOther = pull.credential !== undefined || Number(before.pull_every_ms) !== every;
  const { credentialEndsAt: endsAt } = pull;
  return {
    pull_url: pull.url,
    pull_every_ms: every,
    pull_options: JSON.stringify(options),
    ...(isOther && { pull_next_at: now, pull_failures: 0 }),
    ...(isElsewhere && fromTheBeginning(before, now)),
    ...(pull.credential !== undefined && {
      pull_auth_kind: credential?.kind ?? 'none',
      pull_auth_sealed: credential === null ? null : sealCredential(vault, before.id, credential),
      pull_auth_ends_at: null,
      pull_etag: null,
      pull_modified: null,
    }),
    ...(endsAt !== undefined && { pull_auth_ends_at: endsAt === null ? null : Date.parse(endsAt) }),
  };
}

const withoutQuery = (text: string) => text.replace(/\?\S*/, '?…');

/** A source for users who may not change it: some APIs accept a secret in the query of the URL. */
export function hideQueries(source: Source): Source {
  const { pull } = source;
  if (!pull) return source;
  const { lastExchange } = pull;
  const [asked = '', ...headers] = lastExchange?.request ?? [];
  const exchange = lastExchange && { ...lastExchange, request: [withoutQuery(asked), ...headers] };
  return { ...source, pull: { ...pull, url: withoutQuery(pull.url), lastExchange: exchange } };
}
