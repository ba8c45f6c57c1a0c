import { type AskFeed, FeedFailure } from './feed-reader.ts';
import { apiRootsAt, collectionsOf, type TaxiiCollection } from './taxii-collections.ts';

/** Maximum API roots read: a server with more must be entered by one of them. */
const rootsMax = 20;

/**
 * The collections that an address leads to, of all its API roots. A root that may not be read is passed over as long as
 * another one can be.
 *
 * @param url of a discovery document, an API root or a collection
 * @throws FeedFailure
 */
export async function listTaxiiCollections(ask: AskFeed, url: string): Promise<readonly TaxiiCollection[]> {
  const roots = (await apiRootsAt(ask, url)).slice(0, rootsMax);
  const found: TaxiiCollection[] = [];
  let failure: FeedFailure | null = null;
  let isAnswered = false;
  for (const root of roots) {
    try {
      found.push(...(await collectionsOf(ask, root)));
      isAnswered = true;
    } catch (cause) {
      if (!(cause instanceof FeedFailure)) throw cause;
      if (cause.retryAfterSeconds !== null) throw cause;
      failure ??= cause;
    }
  }
  if (!isAnswered && failure) throw failure;
  return found;
}
