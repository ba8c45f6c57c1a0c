import type { Endpoint, Given, Parsed } from '@halyard/contracts/endpoint.ts';
import { clientKey } from '../client-settings.ts';
import { type ApiPorts, apiAddress } from '../create-call.ts';
import { readError } from '../errors/read-error.ts';
import { TransportError } from '../errors/transport-error.ts';

type UploadPorts = Omit<ApiPorts, 'fetch'>;

type FileEndpoint = Endpoint<undefined, NonNullable<Endpoint['query']>, undefined, NonNullable<Endpoint['reply']>>;

export type UploadInput<E extends FileEndpoint> = {
  readonly query: Given<E['query']>;
  readonly file: Blob;
  readonly contentType: string;
  /** Is called with the number of bytes sent. */
  readonly onProgress?: (bytesSent: number) => void;
  readonly signal?: AbortSignal;
};

export type UploadFile = <E extends FileEndpoint>(endpoint: E, input: UploadInput<E>) => Promise<Parsed<E['reply']>>;

/** The headers of the API client, for a body that is a file. */
async function makeHeaders({ getAccessToken }: UploadPorts, contentType: string): Promise<Headers> {
  const token = await getAccessToken().catch((cause: unknown) => {
    throw new TransportError({ problem: 'unreachable', cause });
  });
  if (!token) throw new TransportError({ problem: 'unauthenticated' });
  return new Headers({
    accept: 'application/json',
    'content-type': contentType,
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
    'x-api-key': clientKey,
    'x-request-timestamp': new Date().toISOString(),
  });
}

type Sending = Pick<UploadInput<FileEndpoint>, 'file' | 'onProgress' | 'signal'> & { readonly headers: Headers };

// `fetch` does not report upload progress. No timeout: a large file on a slow line takes as long as it takes.
function send(method: string, url: string, { headers, file, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => request.abort();
    const fail = (problem: 'unreachable' | 'cancelled') => () => reject(new TransportError({ problem }));
    if (signal?.aborted) return fail('cancelled')();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = fail('unreachable');
    request.onabort = fail('cancelled');
    request.onloadend = () => signal?.removeEventListener('abort', cut);
    signal?.addEventListener('abort', cut, { once: true });
    request.send(file);
  });
}

async function readReply(endpoint: FileEndpoint, response: Response) {
  const body: unknown = await response.json().catch(() => undefined);
  const { success, data, error } = endpoint.reply.safeParse(body);
  if (!success) throw new TransportError({ problem: 'other', status: response.status, cause: error });
  return data;
}

/**
 * Uploads a file and reports progress; otherwise like `call`: bearer token, errors as `TransportError`, the reply
 * validated by the contract. Aborting rejects with the problem `cancelled`.
 */
export function createUploadFile(ports: UploadPorts): UploadFile {
  const upload = async (endpoint: FileEndpoint, { query, contentType, ...rest }: UploadInput<FileEndpoint>) => {
    const headers = await makeHeaders(ports, contentType);
    const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const response = await send(endpoint.method, `${apiAddress}${endpoint.path}?${search}`, { ...rest, headers });
    if (response.ok) return readReply(endpoint, response);
    const rejection = await readError(response);
    if (response.status === 401) ports.onSignedOut(rejection.code);
    if (response.status === 403) ports.onForbidden();
    throw rejection;
  };
  return upload as UploadFile;
}
