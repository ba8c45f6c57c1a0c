import { setImmediate } from 'node:timers/promises';
import type { SigmaRejection } from '@halyard/contracts/inflow/sigma.ts';
import { type SigmaRule, type SplitDocument, splitDocuments } from '@halyard/detection/sigma';
import { checkText } from './rule-columns.ts';

type File = { readonly name: string; readonly text: string };

/** A rule of a file; `line` is where it starts. */
export type ReadRule = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly rule: SigmaRule;
};

const titleOf = (text: string): string | null => /^title:\s*(['"]?)(.+?)\1\s*$/m.exec(text)?.[2]?.slice(0, 200) ?? null;

function rejectionOf({ name }: File, { text, line }: SplitDocument, problem: Omit<SigmaRejection, 'file' | 'title'>) {
  return {
    file: name,
    title: titleOf(text),
    reason: problem.reason,
    detail: problem.detail,
    line: line - 1 + (problem.line ?? 1),
  };
}

/**
 * Reads every document of the files as a rule, or returns why it is none. It yields in between: a request may contain
 * hundreds of rules.
 */
export async function readDocuments(files: readonly File[]) {
  const rules: ReadRule[] = [];
  const rejections: SigmaRejection[] = [];
  for (const file of files) {
    const documents = splitDocuments(file.text);
    if (documents.length === 0)
      rejections.push({ file: file.name, title: null, reason: 'not_a_rule', detail: 'empty', line: null });
    for (const document of documents) {
      await setImmediate();
      const checked = checkText(document.text);
      if ('problem' in checked) rejections.push(rejectionOf(file, document, checked.problem));
      else rules.push({ file: file.name, line: document.line, text: document.text.trim(), rule: checked.rule });
    }
  }
  return { rules, rejections };
}
