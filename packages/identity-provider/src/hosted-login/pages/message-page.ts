import type { Visit } from '../visit.ts';
import { html } from './html.ts';
import { writePage } from './page.ts';

const plain = (visit: Visit, { title, text }: { readonly title: string; readonly text: string }, status: number) =>
  writePage(visit, { title, status, body: html`<p>${text}</p>` });

/** No one is sent to an address that is not registered, so this is said here. */
export const untrustedPage = (visit: Visit): Response => plain(visit, visit.words.untrusted, 400);

export const signedOutPage = (visit: Visit): Response => plain(visit, visit.words.signedOut, 200);

export const tooManyRequestsPage = (visit: Visit): Response => plain(visit, visit.words.tooMany, 429);

/** The submitted page is no longer valid; `again` is where to start over. */
export const expiredPage = (visit: Visit): Response => {
  const { title, text, again } = visit.words.expired;
  const address = `${new URL(visit.core.config.baseUrl).pathname}/oauth2/authorize${visit.search}`;
  return writePage(visit, { title, status: 400, body: html`<p>${text}</p><p><a href="${address}">${again}</a></p>` });
};
