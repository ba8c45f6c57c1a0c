import { existsSync, readFileSync } from 'node:fs';
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** What the page has to know before its first request. */
export type PageFacts = {
  readonly productName: string;
  readonly supportEmail: string | undefined;
  /** The outside services that this installation is set up to use. */
  readonly listOutboundServices: () => Promise<readonly string[]>;
};

const outboundMark = 'content="%outbound-services%"';

function writePage(path: string, { productName, supportEmail = '' }: PageFacts): string {
  return readFileSync(path, 'utf8')
    .replace(/(<meta name="application-name" content=")[^"]*/, `$1${escapeHtml(productName)}`)
    .replace(/(<meta name="support-email" content=")[^"]*/, `$1${escapeHtml(supportEmail)}`);
}

/** Serves the built console: hashed files for a year, and the one page for every path that is not the API's. */
export async function serveConsole(app: FastifyInstance, folder: string, facts: PageFacts): Promise<void> {
  const pageFile = join(folder, 'index.html');
  const page = existsSync(pageFile) ? writePage(pageFile, facts) : undefined;

  async function sendPage(response: FastifyReply, text: string) {
    // The page comes also while the database does not answer; it then claims nothing.
    const services = await facts.listOutboundServices().catch(() => ['unknown']);
    return response
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text.replace(outboundMark, `content="${services.join(',')}"`));
  }

  if (page !== undefined) {
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
    for (const path of ['/', '/index.html']) app.get(path, (_request, response) => sendPage(response, page));
  }
  app.setNotFoundHandler((request, response) => {
    if (page !== undefined && isPageRequest(request)) return sendPage(response, page);
    return sendRefusal(new AppError('not_found'), request, response);
  });
}
