import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { addSource, Source } from '@halyard/contracts/inflow/sources.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { Vault } from '../../../platform/vault.ts';
import { type Puller, pullAuthLocation } from './create-puller.ts';

type Ports = { readonly vault: Vault; readonly puller: Pick<Puller, 'requireTarget'> };
type PullDraft = Parsed<typeof addSource.body>['pull'];
type Before = Pick<SourcesTable, 'id' | 'pull_url' | 'pull_every_ms' | 'pull_auth_sealed'>;

const minuteMs = 60_000;

const isSameOrigin = (one: string, other: string | null) =>
  other !== null && new URL(one).origin === new URL(other).origin;

/**
 * The credential that goes along with a question: the one that is given, else the one that is kept, which goes to no
 * other origin than the one that it was given for. It is shown to no one, so that no one could check where it went.
 */
export function credentialFor(
  { vault }: Pick<Ports, 'vault'>,
  before: Before | undefined,
  pull: NonNullable<PullDraft>,
) {
  if (pull.authorization !== undefined) return pull.authorization;
  if (!before || before.pull_auth_sealed === null) return null;
  if (!isSameOrigin(pull.url, before.pull_url))
    throw new ApiError('invalid_input', 'Enter the credential again: it was given for another address.');
  return vault.open(pullAuthLocation(before.id), before.pull_auth_sealed);
}

/** The columns that say how a source is asked. */
export function pullColumns({ vault, puller }: Ports, before: Before, pull: PullDraft, now: number) {
  const off = { pull_url: null, pull_every_ms: null, pull_auth_sealed: null, pull_next_at: null } as const;
  if (!pull) return off;
  puller.requireTarget(pull.url);
  const credential = credentialFor({ vault }, before, pull);
  const every = pull.everyMinutes * minuteMs;
  const isSame =
    pull.authorization === undefined && before.pull_url === pull.url && Number(before.pull_every_ms) === every;
  if (isSame) return {};
  return {
    pull_url: pull.url,
    pull_every_ms: every,
    pull_next_at: now,
    // Another address, or another credential, has answered nothing yet.
    pull_etag: null,
    pull_modified: null,
    pull_failures: 0,
    pull_auth_sealed: credential === null ? null : vault.seal(pullAuthLocation(before.id), credential),
  };
}

const withoutQuery = (text: string) => text.replace(/\?\S*/, '?…');

/** A source for those who may not change it: some APIs take a secret in the query of their address. */
export function hideQueries(source: Source): Source {
  const { pull } = source;
  if (!pull) return source;
  const { lastExchange } = pull;
  const [asked = '', ...headers] = lastExchange?.request ?? [];
  const exchange = lastExchange && { ...lastExchange, request: [withoutQuery(asked), ...headers] };
  return { ...source, pull: { ...pull, url: withoutQuery(pull.url), lastExchange: exchange } };
}
