import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const file = fileURLToPath(new URL('../../../../../THIRD_PARTY_NOTICES.md', import.meta.url));

/** Serves the licenses of the packages that the product runs with, as plain text. */
export function serveNotices(app: FastifyInstance): void {
  app.get('/third-party-notices.txt', (_, response) =>
    response.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(createReadStream(file)),
  );
}
