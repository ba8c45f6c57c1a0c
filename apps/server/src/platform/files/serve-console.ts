import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { removeDocumentHeaders } from '../replies/security-headers.ts';
import { isNoPage, pathOf, type RejectUnknown } from '../requests/reject-unknown.ts';

const yearSeconds = 31_536_000;

// A missing file must not be answered with the page; other dots are part of a page's path.
const isFilePath = (path: string) =>
  /^\/(assets\/|\.)/.test(path) ||
  /^\/[^/]+\.(css|gif|html?|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|woff2?|xml)$/i.test(path);
// The build adds seven characters to the names of a page's files; a worker, whose policy is in its own file, has a
// longer name.
const isPartOfPage = (path: string) => /\/assets\/[\w-]{7}\.(css|js|woff2?)(\.br|\.gz)?$/.test(path);
/** Nothing that the console links to: empty segments, backslashes, control characters. */
const isOddPath = (path: string) => /\/\/|\\|%5c|%[01][0-9a-f]|%7f/i.test(path);
const isPagePath = (path: string) => !isNoPage(path) && !isFilePath(path) && !isOddPath(path);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Configuration that the page needs before its first request. */
export type PageFacts = {
  readonly productName: string;
  readonly supportEmail: string | undefined;
  /** The legal texts that the operator has replaced. */
  readonly ownTexts: readonly string[];
  /** The outside services that this installation is set up to use. */
  readonly listOutboundServices: () => Promise<readonly string[]>;
  /** Retention of source and webhook deliveries in days: stated in the privacy notice. */
  readonly listDeliveryDays?: () => Promise<readonly number[]>;
  /** Whether the server sends traces, which then begin in the page. */
  readonly isTraced?: boolean;
};

const outboundMark = 'content="%outbound-services%"';
const daysMark = 'content="%delivery-days%"';

const traceScript = '<script src="/trace.js"></script>';

function writePage(path: string, { productName, supportEmail = '', ownTexts, isTraced }: PageFacts): string {
  return readFileSync(path, 'utf8')
    .replace('</title>', isTraced ? `</title>${traceScript}` : '</title>')
    .replace(/(<meta name="application-name" content=")[^"]*/, `$1${escapeHtml(productName)}`)
    .replace(/(<meta name="support-email" content=")[^"]*/, `$1${escapeHtml(supportEmail)}`)
    .replace(/(<meta name="own-texts" content=")[^"]*/, `$1${ownTexts.join(',')}`);
}

/** The URLs of the files of the built console. Requests are looked up here and never on the disk. */
function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  );
}

type SendPage = (response: FastifyReply) => Promise<FastifyReply>;

function createSendPage(page: string, { listOutboundServices, listDeliveryDays }: PageFacts): SendPage {
  return async (response) => {
    // The page is also served while the database does not respond; it then makes no claims.
    const services = await listOutboundServices().catch(() => ['unknown']);
    const days = (await listDeliveryDays?.().catch(() => [])) ?? [];
    return response
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        page.replace(outboundMark, `content="${services.join(',')}"`).replace(daysMark, `content="${days.join(',')}"`),
      );
  };
}

async function serveFiles(app: FastifyInstance, folder: string, sendPage: SendPage): Promise<void> {
  const files = listFiles(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const kept = path.includes('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
      response.header('cache-control', kept);
      if (isPartOfPage(path)) removeDocumentHeaders(response);
    },
  });
  app.get('/*', (request, response) => {
    const path = pathOf(request);
    if (path === '/' || path === '/index.html') return sendPage(response);
    return files.has(path) ? response.sendFile(path.slice(1)) : response.callNotFound();
  });
}

type Options = {
  /** Path of the built console. */
  readonly folder: string;
  readonly facts: PageFacts;
  /** Rejects non-pages. */
  readonly rejectUnknown: RejectUnknown;
};

/** Serves the built console: hashed files for a year, and the one page for every path that is not the API's. */
export async function serveConsole(app: FastifyInstance, { folder, facts, rejectUnknown }: Options): Promise<void> {
  const pageFile = join(folder, 'index.html');
  const page = existsSync(pageFile) ? writePage(pageFile, facts) : undefined;
  const sendPage = createSendPage(page ?? '', facts);
  if (page !== undefined) await serveFiles(app, folder, sendPage);
  app.setNotFoundHandler((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (page !== undefined && isRead && isPagePath(pathOf(request))) return sendPage(response);
    return rejectUnknown(request, response);
  });
}
