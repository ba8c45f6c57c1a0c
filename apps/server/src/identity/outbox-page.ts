import { escapeHtml } from '../mail-texts/write-mail.ts';
import type { OutboxLetter } from './outbox-store.ts';

const renderLetter = ({ to, subject, text, sentAt }: OutboxLetter) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>
<pre>${escapeHtml(text)}</pre>
</article>`;

/** The outbox for an operator's eyes: plain, without script or style. */
export const renderOutbox = (letters: readonly OutboxLetter[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>There is no mail server, so these messages have not left this machine. Newest first.</p>
${letters.map(renderLetter).join('\n') || '<p>There are no messages.</p>'}
</body>
</html>
`;
