const settled: readonly (readonly [name: string, weight: number])[] = [
  ['Investigation complete; no suspect identified', 40],
  ['Unable to prosecute suspect', 33],
  ['Court result unavailable', 5],
  ['Awaiting court outcome', 4],
  ['Local resolution', 4],
  ['Action to be taken by another organisation', 4],
  ['Further investigation is not in the public interest', 2],
  ['Further action is not in the public interest', 2],
  ['Formal action is not in the public interest', 1],
  ['Offender given a caution', 2],
  ['Offender given penalty notice', 0.5],
  ['Suspect charged as part of another case', 0.5],
  ['Status update unavailable', 2],
];

/** Outcomes of crimes after so many months: most of a new month is under investigation, later little is. */
export function outcomeWeights(ageMonths: number): readonly (readonly [name: string, weight: number])[] {
  const open = 65 * 0.62 ** ageMonths + 4;
  const share = (100 - open) / settled.reduce((sum, [, weight]) => sum + weight, 0);
  return [['Under investigation', open], ...settled.map(([name, weight]) => [name, weight * share] as const)];
}
