import { readTheme } from '../session/cookies.ts';
import type { Visit } from '../visit.ts';
import { type Html, html } from './html.ts';
import { stylesheetPath, stylesheetVersion } from './stylesheet.ts';

type Page = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly body: Html;
  readonly status?: number;
  readonly cookies?: readonly string[];
  /** Final redirect targets of a form on this page: Chrome checks redirects as well. */
  readonly leadsTo?: string;
};

// Nothing but our own stylesheet, typeface and picture: no script, no frame around the page, no form to anywhere else.
const policyFor = (leadsTo: string | undefined) =>
  [
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    `form-action 'self'${leadsTo === undefined ? '' : ` ${new URL(leadsTo).origin}`}`,
  ].join('; ');

const headersFor = ({ leadsTo, cookies = [] }: Page, language: string): Headers => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policyFor(leadsTo),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    vary: 'accept-language, cookie',
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
};

const mark = html`<svg viewBox="5 3 22 26" aria-hidden="true"><path d="M9 6v20M23 6v20"/><path d="M9 19 23 12"/></svg>`;

/** A whole page in our look, in the language of the visit. */
export function writePage({ core, words, request }: Visit, page: Page): Response {
  const { title, lead, body, status = 200 } = page;
  const { productName, baseUrl } = core.config;
  const theme = readTheme(request);
  const { markup } = html`<!doctype html>
<html lang="${words.language}"${theme !== undefined && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${new URL(baseUrl).pathname}${stylesheetPath}?v=${stylesheetVersion}">
</head>
<body>
<div class="bar">${mark}${productName}</div>
<main>
<header><h1>${title}</h1>${lead !== undefined && html`<p>${lead}</p>`}</header>
${body}
</main>
</body>
</html>
`;
  return new Response(markup, { status, headers: headersFor(page, words.language) });
}
