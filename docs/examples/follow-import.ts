// Imports a file with an API key and follows the import to its end.
//
//   HALYARD_URL=https://halyard.example/api HALYARD_KEY=… node follow-import.ts feed.json
//
// `halyard-api.d.ts` is made of the API document: npx openapi-typescript openapi.json --output halyard-api.d.ts
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './halyard-api.d.ts';

type Import = components['schemas']['Import'];
type Failure = components['schemas']['Error'];

const { HALYARD_URL: baseUrl = 'http://localhost:3000/api', HALYARD_KEY: key = '' } = process.env;
const client = createClient<paths>({ baseUrl, headers: { 'x-api-key': key } });

const explain = ({ code, message, requestId }: Failure) => new Error(`${code}: ${message} (request ${requestId})`);

async function startImport(path: string): Promise<Import> {
  const { data, error } = await client.POST('/imports', {
    params: { query: { name: basename(path) }, header: { 'Idempotency-Key': randomUUID() } },
    headers: { 'content-type': 'application/octet-stream' },
    body: await readFile(path),
    bodySerializer: (file) => file,
  });
  if (error) throw explain(error);
  return data;
}

async function follow({ id }: Import): Promise<Import> {
  const { data, error } = await client.GET('/imports/{id}', { params: { path: { id } } });
  if (error) throw explain(error);
  if (!['waiting', 'reading', 'storing'].includes(data.import.state)) return data.import;
  await pause(200);
  return follow(data.import);
}

const [path = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await follow(await startImport(path))));
