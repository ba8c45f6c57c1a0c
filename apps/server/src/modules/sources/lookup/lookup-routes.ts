import { ApiError } from '@halyard/contracts/errors.ts';
import { lookUpInFeed } from '@halyard/contracts/inflow/sources.ts';
import { mountWork, type Platform } from '../../../platform/mount/mount.ts';
import type { Vault } from '../../../platform/vault.ts';
import { openCredential } from '../pull/credentials.ts';
import { requireSource } from '../source-store.ts';
import type { LookUp } from './create-look-up.ts';

type Ports = { readonly vault: Vault; readonly lookUp: LookUp };

export function mountFeedLookup(platform: Platform, { vault, lookUp }: Ports): void {
  mountWork(platform, lookUpInFeed, async ({ params, body, signal }) => {
    const row = await requireSource(platform.database.read, params.id);
    if (row.format !== 'misp-feed' || row.pull_url === null)
      throw new ApiError('pull_not_allowed', 'Values can be looked up in MISP feeds only.');
    const credential = openCredential(vault, row);
    return lookUp({ url: row.pull_url, credential, values: body.values, signal });
  });
}
