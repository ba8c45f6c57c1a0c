import { type SigmaImported, sigmaImportMax } from '@halyard/contracts/inflow/sigma.ts';

export type RuleFile = { readonly name: string; readonly text: string };

/** Files of one request; a request takes 1 MB. */
const filesMax = 200;

/** Files in groups of one request each, in order; a file that alone is longer is split between its documents. */
export function groupFiles(files: readonly RuleFile[]): readonly (readonly RuleFile[])[] {
  const groups: RuleFile[][] = [];
  let room = 0;
  for (const file of files.flatMap(splitFile)) {
    const last = groups.at(-1);
    // A line feed is two characters in JSON, and letters beyond ASCII are several bytes.
    const length = new TextEncoder().encode(JSON.stringify(file)).length;
    if (!last || length > room || last.length >= filesMax) {
      groups.push([file]);
      room = sigmaImportMax - length;
    } else {
      last.push(file);
      room -= length;
    }
  }
  return groups;
}

const pieceMax = sigmaImportMax / 3;

function splitFile(file: RuleFile): readonly RuleFile[] {
  if (file.text.length <= pieceMax) return [file];
  const pieces: RuleFile[] = [];
  let text = '';
  for (const document of file.text.split(/^(?=---(?:\s|$))/m)) {
    if (text !== '' && text.length + document.length > pieceMax) {
      pieces.push({ name: file.name, text });
      text = '';
    }
    text += document;
  }
  return [...pieces, { name: file.name, text }];
}

export type Outcome = Omit<SigmaImported, 'changeId'> & { readonly changeIds: readonly string[] };

export const noOutcome: Outcome = {
  changeIds: [],
  documents: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  rejections: [],
};

/** The combined results of two requests. */
export const addOutcome = (one: Outcome, other: SigmaImported): Outcome => ({
  changeIds: other.changeId === null ? one.changeIds : [...one.changeIds, other.changeId],
  documents: one.documents + other.documents,
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  rejected: one.rejected + other.rejected,
  rejections: [...one.rejections, ...other.rejections],
});
