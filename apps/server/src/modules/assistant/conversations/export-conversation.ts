import type { File } from '@halyard/contracts/accounts/profile.ts';
import type { ChatMessage, Citation } from '@halyard/contracts/work/assistant.ts';
import type { Conversation } from '@halyard/contracts/work/conversations.ts';

/** Names of records are untrusted: they never become a link, an image or a heading. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, String.raw`\$&`).replaceAll(/^(\s*\d+)\./gm, String.raw`$1\.`);

const toLines = (text: string): string => text.split('\n').join('  \n');

const toMinute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

const writeSource = ({ n, label, request, records }: Citation): string =>
  [`[${n}] ${escapeMarkdown(label)}`, request === null ? '' : `\`${request}\``, records === null ? '' : `(${records})`]
    .filter((part) => part !== '')
    .join(' ');

const writeList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function writeMessage({ role, at, text, answer }: ChatMessage): readonly string[] {
  if (role === 'person') return [`## ${toMinute(at)}`, toLines(escapeMarkdown(text)).replaceAll(/^/gm, '> ')];
  const spec = answer?.reading?.spec;
  return [
    toLines(escapeMarkdown(text)),
    writeList((answer?.citations ?? []).map(writeSource)),
    spec ? ['```json', JSON.stringify(spec, undefined, 2), '```'].join('\n') : '',
  ].filter((block) => block !== '');
}

const fileName = ({ title, createdAt }: Conversation): string => {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);
  return `${[createdAt.slice(0, 10), ...words.split('-')].filter((part) => part !== '').join('-')}.md`;
};

/** A conversation as Markdown without additional text: time, question, answer, sources and query. */
export const exportAsMarkdown = (conversation: Conversation, messages: readonly ChatMessage[]): File => ({
  name: fileName(conversation),
  mediaType: 'text/markdown',
  text: `${[`# ${escapeMarkdown(conversation.title)}`.trim(), ...messages.flatMap(writeMessage)].join('\n\n')}\n`,
});
