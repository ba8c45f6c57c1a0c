import { type AskFeed, FeedFailure, type FeedReply } from './feed-reader.ts';
import { readJsonObject, requireSuccess, shown } from './reading/check-reply.ts';

/** TAXII 2.1, section 1.6.8: sent exactly so. */
const mediaType = 'application/taxii+json;version=2.1';

export const askTaxii = (ask: AskFeed, url: string): Promise<FeedReply> => ask({ url, headers: { accept: mediaType } });

export type TaxiiCollection = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** The URL of the API root that it belongs to, with a trailing slash. */
  readonly root: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
};

type Json = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** All addresses of TAXII end in a slash. */
function withSlash(url: string): string {
  const parsed = new URL(url);
  if (!parsed.pathname.endsWith('/')) parsed.pathname += '/';
  return parsed.href;
}

/** A URL below another one, which keeps its query. */
export function below(base: string, path: string): string {
  const parsed = new URL(withSlash(base));
  parsed.pathname += path;
  return parsed.href;
}

async function readObject(ask: AskFeed, url: string, what: string): Promise<Json> {
  const reply = await askTaxii(ask, url);
  requireSuccess(reply, url);
  return readJsonObject(reply, url, what);
}

/** The URL of a collection, or of anything below it. */
const collectionShape = /^(.*\/)collections\/([^/]+)\/(?:objects\/|manifest\/)?$/;

/** The parts of a collection's URL; null for any other. */
export function collectionIn(url: string): { readonly root: string; readonly id: string } | null {
  const parsed = new URL(withSlash(url));
  const [, path, id] = collectionShape.exec(parsed.pathname) ?? [];
  if (path === undefined || id === undefined) return null;
  parsed.pathname = path;
  return { root: parsed.href, id: decodeURIComponent(id) };
}

/**
 * The API roots at an address: those that a discovery document lists, its default first, or the address itself.
 *
 * @throws FeedFailure
 */
export async function apiRootsAt(ask: AskFeed, url: string): Promise<readonly string[]> {
  const known = collectionIn(url);
  if (known) return [known.root];
  const start = withSlash(url);
  if (start.replace(/\?.*$/s, '').endsWith('/collections/')) return [new URL('..', start).href];
  const found = await readObject(ask, start, 'a discovery document or an API root');
  if (!Array.isArray(found.api_roots)) {
    if (Array.isArray(found.versions) || 'max_content_length' in found) return [start];
    throw new FeedFailure(`${shown(start)} is neither a discovery document nor an API root of TAXII 2.1.`);
  }
  const roots = [found.default, ...found.api_roots]
    .flatMap((root) => textIn(root) ?? [])
    .filter((root) => URL.canParse(root, start))
    .map((root) => withSlash(new URL(root, start).href));
  return [...new Set(roots)];
}

const collectionFrom = (root: string, value: unknown): TaxiiCollection | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, description, can_read, can_write } = value as Json;
  const found = textIn(id);
  if (found === null) return null;
  return {
    id: found,
    title: textIn(title) ?? found,
    description: textIn(description),
    root,
    canRead: can_read === true,
    canWrite: can_write === true,
  };
};

/** The collections of one API root. @throws FeedFailure */
export async function collectionsOf(ask: AskFeed, root: string): Promise<TaxiiCollection[]> {
  const { collections } = await readObject(ask, below(root, 'collections/'), 'a list of collections');
  // An API root without collections omits the list (section 5.1).
  return (Array.isArray(collections) ? collections : []).flatMap((one) => collectionFrom(root, one) ?? []);
}
