import { operations } from '@halyard/contracts/all-endpoints.ts';
import { getApiDocument } from '@halyard/contracts/api-document.ts';
import type { Config } from '../config.ts';
import { mountRead, type Platform } from '../platform/mount.ts';
import { createApiDocument } from '../platform/open-api.ts';

type Named = Pick<Config, 'productName' | 'publicUrl'>;

/** The description of the API, computed once from its contracts, when someone asks for it. */
export function mountApiDocument(platform: Platform, { productName, publicUrl }: Named): void {
  const read = createApiDocument(operations, { title: `${productName} API`, server: `${publicUrl}/api` });
  mountRead(platform, getApiDocument, async () => read());
}
