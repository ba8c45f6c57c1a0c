import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { findSignatureFault } from './s3-signature.ts';

type StoredObject = { body: Buffer; readonly metadata: Readonly<Record<string, string>>; readonly at: Date };
type Upload = { readonly metadata: Readonly<Record<string, string>>; readonly parts: Map<number, Buffer> };

/** Failures of the next requests of a method, until `times` is used up. */
export type S3Fault = {
  readonly on: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE';
  /** `cut`: the connection ends in the middle of the body; `redirect`: to another address; `hang`: no answer. */
  readonly how: 'slow_down' | 'cut' | 'damaged' | 'redirect' | 'hang' | 'not_implemented';
  times: number;
};

const keys = { accessKeyId: 'test-access', secretAccessKey: 'test-secret/with+signs' } as const;
const pageOfList = 3;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>]/g, (one) => escapes[one] ?? '');
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/**
 * A store that speaks the HTTP of S3 as far as the product uses it, and lets in only what Signature Version 4 signs.
 * Lists have pages of three.
 */
export async function startS3Server({ bucket = 'halyard-test' }: { bucket?: string } = {}) {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  const faults: S3Fault[] = [];

  function answerXml(response: ServerResponse, status: number, body: string) {
    return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
  }
  const fail = (response: ServerResponse, status: number, code: string) =>
    answerXml(response, status, `<Error><Code>${code}</Code><Message>${code} says the store.</Message></Error>`);

  const metadataOf = ({ headers }: IncomingMessage) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
      ),
    );

  function list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, pageOfList);
    const contents = page.map((key) => {
      const { body, at } = objects.get(key) as StoredObject;
      return `<Contents><Key>${escapeXml(key)}</Key><Size>${body.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const next =
      found.length > page.length
        ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
        : '';
    answerXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  function store(request: IncomingMessage, response: ServerResponse, key: string, stored: StoredObject): boolean {
    if (request.headers['if-none-match'] === '*' && objects.has(key)) {
      fail(response, 412, 'PreconditionFailed');
      return false;
    }
    objects.set(key, stored);
    return true;
  }

  function putObject(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): unknown {
    const source = request.headers['x-amz-copy-source'];
    if (source === undefined) {
      const stored = { body, metadata: metadataOf(request), at: new Date() };
      return store(request, response, key, stored) && response.writeHead(200, { etag: etagOf(body) }).end();
    }
    const from = objects.get(decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, ''));
    if (!from) return fail(response, 404, 'NoSuchKey');
    objects.set(key, { ...from, at: new Date() });
    return answerXml(response, 200, `<CopyObjectResult><ETag>${etagOf(from.body)}</ETag></CopyObjectResult>`);
  }

  function putPart(response: ServerResponse, { searchParams }: URL, body: Buffer): unknown {
    const upload = uploads.get(searchParams.get('uploadId') ?? '');
    if (!upload) return fail(response, 404, 'NoSuchUpload');
    upload.parts.set(Number(searchParams.get('partNumber')), body);
    return response.writeHead(200, { etag: etagOf(body) }).end();
  }

  function post(request: IncomingMessage, response: ServerResponse, url: URL, key: string): unknown {
    if (url.searchParams.has('uploads')) {
      const id = `upload-${requests.length}`;
      uploads.set(id, { metadata: metadataOf(request), parts: new Map() });
      const result = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return answerXml(response, 200, result);
    }
    const id = url.searchParams.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (!upload) return fail(response, 404, 'NoSuchUpload');
    const body = Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part));
    if (!store(request, response, key, { body, metadata: upload.metadata, at: new Date() })) return undefined;
    uploads.delete(id);
    return answerXml(
      response,
      200,
      '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
    );
  }

  function read(response: ServerResponse, method: string, key: string, fault: S3Fault['how'] | undefined): unknown {
    const stored = objects.get(key);
    if (!stored) return fail(response, 404, 'NoSuchKey');
    const { body, metadata, at } = stored;
    const head = { 'content-length': body.length, 'last-modified': at.toUTCString(), etag: etagOf(body) };
    response.writeHead(200, Object.assign(head, metadata));
    if (method === 'HEAD') return response.end();
    if (fault === 'cut') {
      response.write(body.subarray(0, body.length / 2));
      return setImmediate(() => response.destroy());
    }
    return response.end(fault === 'damaged' ? Buffer.from(body).fill(0, 0, 1) : body);
  }

  function answerFault(response: ServerResponse, how: S3Fault['how'] | undefined): boolean {
    if (how === 'slow_down') fail(response, 503, 'SlowDown');
    else if (how === 'not_implemented') fail(response, 501, 'NotImplemented');
    else if (how === 'redirect') response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    else return how === 'hang';
    return true;
  }

  function takeFault(method: string): S3Fault['how'] | undefined {
    const fault = faults.find(({ on, times }) => on === method && times > 0);
    if (fault) fault.times--;
    return fault?.how;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', 'http://store');
    const body = await buffer(request);
    requests.push(`${method} ${decodeURIComponent(url.pathname)}`);
    const refused = findSignatureFault(request, body, keys);
    if (refused) return fail(response, 403, refused);
    const [, named, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket');
    const how = takeFault(method);
    if (answerFault(response, how)) return undefined;
    const key = rest.join('/');
    if (method === 'GET' && key === '') return list(response, url);
    if (method === 'GET' || method === 'HEAD') return read(response, method, key, how);
    if (method === 'POST') return post(request, response, url, key);
    if (method === 'PUT')
      return url.searchParams.has('uploadId') ? putPart(response, url, body) : putObject(request, response, key, body);
    if (url.searchParams.has('uploadId')) uploads.delete(url.searchParams.get('uploadId') ?? '');
    else objects.delete(key);
    return response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    objects,
    /** Parts of uploads that were begun and not ended. */
    uploads,
    requests,
    /** The next failure. */
    faults,
    settings: { bucket, endpoint, region: 'eu-west-2', prefix: 'one/', credentials: keys, pathStyle: true },
    environment: {
      HALYARD_STORAGE_BUCKET: bucket,
      HALYARD_STORAGE_ENDPOINT: endpoint,
      HALYARD_STORAGE_REGION: 'eu-west-2',
      HALYARD_STORAGE_PREFIX: 'one',
      HALYARD_STORAGE_ACCESS_KEY: keys.accessKeyId,
      HALYARD_STORAGE_SECRET_KEY: keys.secretAccessKey,
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
