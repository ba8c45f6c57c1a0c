import type { parseFeed } from 'feedsmith';

type ParsedFeed = ReturnType<typeof parseFeed<string>>;

/** Common fields of the formats; `''` if an entry lacks one. HTML is still in it. */
export type Entry = {
  readonly guid: string;
  readonly title: string;
  readonly link: string;
  readonly text: string;
  readonly published: string;
  readonly updated: string;
  readonly categories: readonly string[];
};

export type Entries = { readonly author: string; readonly entries: readonly Entry[] };

type Link = { readonly href?: string; readonly rel?: string };

/** Of the links of an entry the one to read it at (RFC 4287, section 4.2.7.2). */
const readAt = (links: readonly Link[] | undefined) =>
  (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href;

const words = (values: readonly (string | undefined)[] | undefined) =>
  (values ?? []).filter((one) => one !== undefined);

/** The entries of a feed that `feedsmith` has read, whatever its format. */
export function entriesOf(parsed: ParsedFeed): Entries {
  switch (parsed.format) {
    case 'rss':
      return {
        author: parsed.feed.title ?? '',
        entries: (parsed.feed.items ?? []).map((item) => ({
          guid: item.guid?.value ?? '',
          title: item.title ?? '',
          link: item.link ?? readAt(item.atom?.links) ?? (item.guid?.isPermaLink ? (item.guid.value ?? '') : ''),
          text: item.content?.encoded ?? item.description ?? '',
          published: item.pubDate ?? item.dc?.dates?.[0] ?? '',
          updated: item.atom?.updated ?? '',
          categories: words(item.categories?.map(({ name }) => name)),
        })),
      };
    case 'atom':
      return {
        author: parsed.feed.title?.value ?? '',
        entries: (parsed.feed.entries ?? []).map((entry) => ({
          guid: entry.id ?? '',
          title: entry.title?.value ?? '',
          link: readAt(entry.links) ?? '',
          text: entry.content?.value ?? entry.summary?.value ?? '',
          published: entry.published ?? entry.updated ?? '',
          updated: entry.updated ?? '',
          categories: words(entry.categories?.map(({ label, term }) => label ?? term)),
        })),
      };
    case 'rdf':
      return {
        author: parsed.feed.title ?? '',
        entries: (parsed.feed.items ?? []).map((item) => ({
          guid: item.rdf?.about ?? '',
          title: item.title ?? '',
          link: item.link ?? '',
          text: item.content?.encoded ?? item.description ?? '',
          published: item.dc?.dates?.[0] ?? '',
          updated: '',
          categories: words(item.dc?.subjects),
        })),
      };
    case 'json':
      return {
        author: parsed.feed.title ?? '',
        entries: (parsed.feed.items ?? []).map((item) => ({
          guid: item.id ?? '',
          title: item.title ?? '',
          link: item.url ?? item.external_url ?? '',
          text: item.content_html ?? item.content_text ?? item.summary ?? '',
          published: item.date_published ?? '',
          updated: item.date_modified ?? '',
          categories: words(item.tags),
        })),
      };
  }
}
