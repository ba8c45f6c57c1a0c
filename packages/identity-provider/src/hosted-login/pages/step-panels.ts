import type { Step } from '../session/page-seal.ts';
import type { Words } from '../words/choose-words.ts';
import { writeField } from './field.ts';
import { type Html, html } from './html.ts';
import { drawQrCode } from './qr-code.ts';

/** Names of the fields that a step is answered with. */
export const answerField = 'answer';
export const confirmField = 'confirm';

/** Errors of an answer before it was sent anywhere. */
export type Fault = 'missing' | 'mismatch';

type Panel = {
  readonly step: Step;
  readonly words: Words;
  readonly fault: Fault | undefined;
  /** The last answer was not accepted. */
  readonly isRejected: boolean;
};

const button = (words: Words) => html`<button type="submit">${words.stepSubmit}</button>`;
const lead = (text: string) => html`<p class="quiet">${text}</p>`;
const missing = ({ fault, words }: Panel) => (fault === 'missing' ? words.stepRequired : undefined);

function writeCodePanel(panel: Panel, title: string): Html[] {
  const { step, words } = panel;
  const { CODE_DELIVERY_DESTINATION: destination } = step.parameters;
  const isApp = step.challenge === 'SOFTWARE_TOKEN_MFA';
  const sent = destination === undefined ? undefined : words.sentTo(destination);
  const field = writeField({
    name: answerField,
    label: words.code,
    type: 'text',
    autocomplete: 'one-time-code',
    isFirst: true,
    // A recovery code has letters.
    numeric: !isApp,
    hint: isApp ? words.appHint : sent,
    error: missing(panel),
    isRejected: panel.isRejected,
  });
  return [lead(title), field, button(words)];
}

function writeCustomPanel(panel: Panel): Html[] {
  const { step, words } = panel;
  const field = writeField({
    name: answerField,
    label: words.answer,
    type: 'text',
    autocomplete: 'one-time-code',
    isFirst: true,
    error: missing(panel),
    isRejected: panel.isRejected,
  });
  const { question = '' } = step.parameters;
  return [lead(words.steps.CUSTOM_CHALLENGE), html`<p class="question">${question}</p>`, field, button(words)];
}

function writePasswordPanel({ words, fault, isRejected }: Panel): Html[] {
  const { newPassword: text } = words;
  const field = { type: 'password', autocomplete: 'new-password' } as const;
  return [
    lead(text.hint),
    writeField({
      ...field,
      name: answerField,
      label: text.password,
      isFirst: true,
      isRejected,
      error: fault === 'missing' ? words.passwordRequired : undefined,
    }),
    writeField({
      ...field,
      name: confirmField,
      label: text.confirm,
      error: fault === 'mismatch' ? text.mismatch : undefined,
    }),
    button(words),
  ];
}

const choicesOf = ({ parameters }: Step): readonly string[] => JSON.parse(parameters.MFAS_CAN_CHOOSE ?? '[]');

function writeChoicePanel({ step, words }: Panel): Html[] {
  const names: Readonly<Record<string, string>> = words.ways;
  const buttons = choicesOf(step)
    .filter((choice) => Object.hasOwn(names, choice))
    .map((choice, location) => {
      const first = location === 0 && html` autofocus`;
      return html`<button type="submit" class="choice"${first} name="${answerField}" value="${choice}">${names[choice]}</button>`;
    });
  return [lead(words.steps.SELECT_MFA_TYPE), html`<div class="choices">${buttons}</div>`];
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** What authenticator apps open (Key Uri Format: label and issuer, the rest as every app assumes it). */
const appLink = (product: string, { username, parameters: { secret = '' } }: Step) =>
  `otpauth://totp/${encodeURIComponent(`${product}:${username}`)}?secret=${secret}&issuer=${encodeURIComponent(product)}`;

function writeSetUpPanel(panel: Panel, product: string): Html[] {
  const { step, words } = panel;
  const { setUp: text } = words;
  const field = writeField({
    name: answerField,
    label: text.code,
    type: 'text',
    autocomplete: 'one-time-code',
    numeric: true,
    hint: text.hint,
    error: missing(panel),
    isRejected: panel.isRejected,
    isFirst: true,
  });
  const link = appLink(product, step);
  return [
    lead(text.why),
    lead(text.scan),
    drawQrCode(link, text.picture),
    html`<div class="field"><label for="secret">${text.secret}</label>
<input id="secret" class="secret" readonly value="${inFours(step.parameters.secret ?? '')}"></div>`,
    html`<p class="quiet"><a href="${link}">${text.open}</a></p>`,
    field,
    button(words),
  ];
}

/** The fields and buttons of a step. One that no one can take here is named, never skipped. */
export function writePanel(panel: Panel, product: string): Html[] {
  const { step, words } = panel;
  switch (step.challenge) {
    case 'NEW_PASSWORD_REQUIRED':
      return writePasswordPanel(panel);
    case 'MFA_SETUP':
      return writeSetUpPanel(panel, product);
    case 'SELECT_MFA_TYPE':
      return writeChoicePanel(panel);
    case 'CUSTOM_CHALLENGE':
      return writeCustomPanel(panel);
    case 'SOFTWARE_TOKEN_MFA':
    case 'SMS_MFA':
    case 'SMS_OTP':
    case 'EMAIL_OTP':
      return writeCodePanel(panel, words.steps[step.challenge]);
    default:
      return [lead(words.unsupported)];
  }
}
