import type { PreviewDecisions } from '@halyard/contracts/intelligence/import-preview.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';

/** The publisher's decisions in a preview for records without stated values; stored with each of them. */
export type Chosen = PreviewDecisions;

const labelsKept = 50;

const rankOf = (tlp: Tlp | null) => (tlp === null ? -1 : tlpLevels.indexOf(tlp));
const higher = (one: Tlp | null, other: Tlp | null): Tlp | null => (rankOf(other) > rankOf(one) ? other : one);

type Row = { readonly chosen?: string | null | undefined };

export const chosenOf = ({ chosen }: Row): Chosen | undefined => (chosen ? (JSON.parse(chosen) as Chosen) : undefined);

/** The current decisions: those of this import, in addition to earlier ones. */
export function combineChosen(before: Chosen | undefined, now: Chosen | undefined): Chosen | undefined {
  if (!before || !now) return now ?? before;
  return {
    severity: now.severity ?? before.severity,
    confidence: now.confidence ?? before.confidence ?? null,
    tlp: higher(before.tlp, now.tlp),
    raiseTlpTo: higher(before.raiseTlpTo, now.raiseTlpTo),
    labels: [...new Set([...before.labels, ...now.labels])],
  };
}

/** The marking after decisions; `known` is the record's current one, below which no decision goes. */
export function tlpWith(stated: Tlp | null, chosen: Chosen | undefined, known: Tlp | null = null): Tlp | null {
  if (!chosen) return stated;
  return stated === null ? higher(chosen.tlp, known) : higher(stated, chosen.raiseTlpTo);
}

/** Decisions used if the file states none; kept decisions of earlier releases lack it. */
export const confidenceWith = (stated: number | null, chosen: Chosen | undefined): number | null =>
  stated ?? chosen?.confidence ?? null;

export const labelsWith = (labels: readonly string[], chosen: Chosen | undefined): readonly string[] =>
  chosen ? [...new Set([...labels, ...chosen.labels])].slice(0, labelsKept) : labels;

/** The stored form: no decisions are null. */
export function writeChosen(chosen: Chosen | undefined): string | null {
  if (!chosen) return null;
  const { severity, confidence, tlp, raiseTlpTo, labels } = chosen;
  return severity === null &&
    (confidence ?? null) === null &&
    tlp === null &&
    raiseTlpTo === null &&
    labels.length === 0
    ? null
    : JSON.stringify(chosen);
}
