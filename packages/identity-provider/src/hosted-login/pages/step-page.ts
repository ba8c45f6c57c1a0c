import type { Notice } from '../describe-error.ts';
import type { AuthorizeRequest } from '../grant/authorize-request.ts';
import { type Step, sealPage } from '../session/page-seal.ts';
import type { Visit } from '../visit.ts';
import type { Words } from '../words/choose-words.ts';
import { writeForm, writeNotice } from './form.ts';
import { html } from './html.ts';
import { writePage } from './page.ts';
import { type Fault, writePanel } from './step-panels.ts';

const titleOf = ({ challenge }: Step, words: Words) =>
  challenge === 'NEW_PASSWORD_REQUIRED' ? words.newPassword.title : words.stepTitle;

type Content = { readonly step: Step; readonly notice?: Notice; readonly fault?: Fault };

/** Steps after the password, one at a time. */
export function writeStepPage(visit: Visit, asked: AuthorizeRequest, { step, notice, fault }: Content): Response {
  const { core, words, search } = visit;
  const { sealed, cookie } = sealPage(visit, { step });
  const { productName, baseUrl } = core.config;
  const panel = writePanel({ step, words, fault, isRejected: notice !== undefined }, productName);
  const back = html`<p class="quiet"><a href="${new URL(baseUrl).pathname}/login${search}">${words.back}</a></p>`;
  return writePage(visit, {
    title: titleOf(step, words),
    body: html`${writeNotice(visit, notice)}${writeForm(visit, sealed, panel)}${back}`,
    status: notice || fault ? 400 : 200,
    cookies: [cookie],
    leadsTo: asked.redirectUri,
  });
}
