import { escapeHtml } from '../../mail-texts/write-mail.ts';
import type { OutboxLetter } from '../stores/outbox-store.ts';

const titleOf = ({ channel, subject }: OutboxLetter) => (channel === 'text' ? 'Text message' : subject);

const renderLetter = (letter: OutboxLetter) => `<article>
<h2>${escapeHtml(titleOf(letter))}</h2>
<p>To ${escapeHtml(letter.to)}, ${escapeHtml(letter.sentAt)}</p>
<pre>${escapeHtml(letter.text)}</pre>
</article>`;

/** The outbox for an operator's eyes: plain, without script or style. */
export const renderOutbox = (letters: readonly OutboxLetter[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>Nobody is configured to send these messages, so they have not left this machine. Newest first.</p>
${letters.map(renderLetter).join('\n') || '<p>There are no messages.</p>'}
</body>
</html>
`;
