import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import { type MatchedHeader, matchHeader } from './match-header.ts';
import { type FileHead, headOf } from './read-head.ts';

export type FileProblem = { readonly problem: CrimeFileProblem; readonly detail: string };

const problems: Readonly<Record<Exclude<FileHead['is'], 'text'>, FileProblem>> = {
  empty: { problem: 'empty_file', detail: '' },
  utf16: { problem: 'not_utf8', detail: 'UTF-16' },
  zip: { problem: 'not_csv', detail: 'zip in a zip' },
  headless: { problem: 'not_csv', detail: '' },
};

/** The header of a file whose text is in UTF-8, or why it is none of police data. */
export const matchHead = (head: FileHead): MatchedHeader | FileProblem =>
  head.is === 'text' ? matchHeader(head.header) : problems[head.is];

/** Why a file that begins with these bytes cannot be police data; null when it can, as it can in UTF-16. */
export function findHeadProblem(bytes: Buffer): FileProblem | null {
  const head = headOf(bytes);
  const header = head.is === 'utf16' ? null : matchHead(head);
  return header && 'problem' in header ? header : null;
}
