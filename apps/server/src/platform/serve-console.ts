import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './answer-error.ts';

const yearSeconds = 31_536_000;
const apiPrefixes = ['/api', '/prod', '/identity'];

const isApiPath = (path: string) => apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
// A file that is asked for by name and is not there must not be answered with the page.
const isFilePath = (path: string) => /\.[a-z0-9]+$/i.test(path);

function isPageRequest({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !isApiPath(path) && !isFilePath(path);
}

/** Serves the built console: hashed files for a year, and the one page for every path that is not the API's. */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const kept = path.includes('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
        response.header('cache-control', kept);
      },
    });
    app.get('/', (_request, response) => sendPage(response));
  }
  app.setNotFoundHandler((request, response) => {
    if (isBuilt && isPageRequest(request)) return sendPage(response);
    return sendRefusal(new AppError('not_found'), request, response);
  });
}

function sendPage(response: FastifyReply) {
  return response.header('cache-control', 'no-cache').sendFile('index.html');
}
