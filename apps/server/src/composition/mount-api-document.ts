import { operations } from '@halyard/contracts/api-document/all-endpoints.ts';
import { getApiDocument } from '@halyard/contracts/api-document/api-document.ts';
import type { Config } from '../config.ts';
import { createApiDocument } from '../platform/api-document/open-api.ts';
import { mountRead, type Platform } from '../platform/mount/mount.ts';

type Named = Pick<Config, 'productName' | 'publicUrl'>;

/** The description of the API, computed once from its contracts, on first request. */
export function mountApiDocument(platform: Platform, { productName, publicUrl }: Named): void {
  const read = createApiDocument(operations, { title: `${productName} API`, server: `${publicUrl}/api` });
  mountRead(platform, getApiDocument, async () => read());
}
