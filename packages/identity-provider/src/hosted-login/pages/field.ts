import { type Html, html } from './html.ts';

/** The element that says what went wrong, above the form. */
export const noticeId = 'notice';

type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly numeric?: boolean;
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The message above the form is about this field. */
  readonly isRejected?: boolean;
  /** The first field to be filled in. */
  readonly isFirst?: boolean;
};

const note = (id: string, kind: 'hint' | 'error', text: string | undefined) =>
  text !== undefined && html`<p id="${id}" class="${kind}">${text}</p>`;

/** Label above, hint and error under, all tied to the control for a screen reader. */
export function writeField(field: Field): Html {
  const { name, label, type, autocomplete, value = '', hint, error, isRejected = false } = field;
  const [hintId, errorId] = [`${name}-hint`, `${name}-error`];
  const notes = [isRejected && noticeId, hint !== undefined && hintId, error !== undefined && errorId];
  const described = notes.filter(Boolean).join(' ');
  const more = [
    described !== '' && html` aria-describedby="${described}"`,
    (isRejected || error !== undefined) && html` aria-invalid="true"`,
    field.numeric === true && html` inputmode="numeric"`,
    field.isFirst === true && html` autofocus`,
  ].filter((part) => part !== false);
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" maxlength="256" required${more}>
${note(hintId, 'hint', hint)}${note(errorId, 'error', error)}
</div>`;
}
