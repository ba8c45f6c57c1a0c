import type { Notice } from '../describe-error.ts';
import type { Visit } from '../visit.ts';
import { noticeId } from './field.ts';
import { type Html, html } from './html.ts';

/** Links into the console are at the root of the same host. */
export const consoleAddress = ({ core }: Visit, path: string) => new URL(path, core.config.baseUrl).href;

const wayOut = (visit: Visit, { way }: Notice, email: string): Html | undefined => {
  const { words } = visit;
  if (way === 'verify')
    return html`<p><a href="${consoleAddress(visit, `/login?confirm=${encodeURIComponent(email)}`)}">${words.verifyNow}</a></p>`;
  return way && html`<p><a href="${consoleAddress(visit, '/reset-password')}">${words.resetNow}</a></p>`;
};

/** The error, above the form, announced immediately. */
export const writeNotice = (visit: Visit, notice: Notice | undefined, email = ''): Html | undefined =>
  notice &&
  html`<div class="banner" role="alert" id="${noticeId}"><p>${notice.text}</p>${wayOut(visit, notice, email)}</div>`;

/** The form itself: it posts to the page's own URL, with the state of the page. */
export const writeForm = ({ core, search }: Visit, sealed: string, content: readonly Html[]): Html =>
  html`<form method="post" action="${new URL(core.config.baseUrl).pathname}/login${search}" novalidate>
<input type="hidden" name="page" value="${sealed}">
${content}
</form>`;
