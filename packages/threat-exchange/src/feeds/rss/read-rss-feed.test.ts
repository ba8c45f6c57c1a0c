import { describe, expect, test } from 'vitest';
import { mapObject } from '../../map-object.ts';
import { plainText } from './plain-text.ts';
import { readRssFeed } from './read-rss-feed.ts';

const feed = 'https://news.example/feed.xml';
const asOf = Date.parse('2026-11-24T10:00:00Z');

async function reports(text: string) {
  const { items } = await readRssFeed(text, feed);
  return items.map(({ convert }) => convert(asOf));
}

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>Harbour &amp; Co</title>${items}</channel></rss>`;

describe('a feed', () => {
  test('of RSS becomes reports with a link and plain text', async () => {
    const [report] = await reports(
      rss(`<item><title>Two &lt;b&gt;bold&lt;/b&gt; holes</title><link>https://news.example/1</link><guid>n-1</guid>
        <pubDate>Mon, 23 Nov 2026 08:00:00 +0100</pubDate><category>holes</category>
        <description><![CDATA[<p>One<br>two &amp; <script>alert(1)</script>three</p><style>p{}</style>]]></description></item>`),
    );

    expect(report).toMatchObject({
      type: 'report',
      name: 'Two bold holes',
      description: 'One\ntwo & three',
      published: '2026-11-23T07:00:00.000Z',
      labels: ['holes'],
      external_references: [{ source_name: 'Harbour & Co', url: 'https://news.example/1', external_id: 'n-1' }],
    });
    expect(mapObject({ place: '', object: report, text: JSON.stringify(report) }).kind).toBe('record');
  });

  test('of Atom, RDF and JSON Feed does too', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>urn:1</id><title>A</title>
      <link rel="self" href="https://news.example/self"/><link href="https://news.example/a"/>
      <published>2026-11-20T10:00:00Z</published><updated>2026-11-21T10:00:00Z</updated></entry></feed>`;
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>T</title></channel>
      <item rdf:about="https://news.example/r"><title>R</title><link>https://news.example/r</link>
      <dc:date>2026-11-20T10:00:00Z</dc:date></item></rdf:RDF>`;
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      items: [{ id: '1', title: 'J', url: 'https://news.example/j', date_published: '2026-11-20T10:00:00Z' }],
    });

    expect(await reports(atom)).toEqual([
      expect.objectContaining({
        name: 'A',
        published: '2026-11-20T10:00:00.000Z',
        modified: '2026-11-21T10:00:00.000Z',
        external_references: [{ source_name: 'T', url: 'https://news.example/a', external_id: 'urn:1' }],
      }),
    ]);
    expect(await reports(rdf)).toEqual([expect.objectContaining({ name: 'R', published: '2026-11-20T10:00:00.000Z' })]);
    expect(await reports(json)).toEqual([expect.objectContaining({ name: 'J' })]);
  });

  test('gives an entry the same id in every reading, and takes a link only to the web', async () => {
    const item = rss('<item><title>A</title><guid>1</guid><link>javascript:alert(1)</link></item>');

    expect(await reports(item)).toEqual(await reports(item));
    expect(JSON.stringify(await reports(item))).not.toContain('javascript');
  });

  test('rejects an entry that says nothing', async () => {
    const { items, rejected } = await readRssFeed(
      rss('<item><guid>1</guid></item><item><title>A</title></item>'),
      feed,
    );

    expect(items).toHaveLength(1);
    expect(rejected).toEqual([{ place: 'entry 1', objectId: null, reason: 'missing_field', detail: 'title' }]);
  });
});

describe('a hostile feed', () => {
  test('is not read where it names files, or where its entities grow', async () => {
    const grown = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
    const bomb = rss('<item><title>&a9;</title></item>', `<!DOCTYPE rss [<!ENTITY a0 "ha">${grown}]>`);
    const file = rss('<item><title>see &x;</title></item>', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>');

    const [report] = await reports(bomb);
    expect(String(report?.name).length).toBeLessThan(10);
    await expect(reports(file)).rejects.toThrow();
  });

  test.each([
    ['elements in elements', `<rss version="2.0"><channel>${'<a>'.repeat(50_000)}`],
    ['half a document', '<rss version="2.0"><channel><item><tit'],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>'],
    ['nothing', ''],
    ['more entries than anyone reads', rss('<item><title>a</title></item>'.repeat(3_000))],
  ])('ends in an error: %s', async (_, text) => {
    await expect(readRssFeed(text, feed)).rejects.toThrow();
  });
});

test('text of HTML is what people read', () => {
  expect(plainText('a &lt; b &#x41;&#66; &unknown; <!-- no --> <b class="x">c</b><ul><li>d</li><li>e</li></ul>')).toBe(
    'a < b AB &unknown; c\nd\ne',
  );
  expect(plainText('<script>no</script><STYLE>no</style >yes<script>cut off')).toBe('yes');
  expect(plainText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
});
