const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** Kinds of lines of a timeline, as a summary counts them. */
export const activityKinds = [
  ...(['updates', 'notes', 'statusChanges', 'escalations', 'assignments', 'links', 'playbookSteps', 'others'] as const),
];
export type ActivityKind = (typeof activityKinds)[number];

type Count = (n: number, figure: string) => string;

const kinds: Readonly<Record<ActivityKind, Count>> = {
  updates: (n, figure) => `${figure} ${n1(n, 'update', 'updates')}`,
  notes: (n, figure) => `${figure} ${n1(n, 'note', 'notes')}`,
  statusChanges: (n, figure) => `${figure} ${n1(n, 'change of status', 'changes of status')}`,
  escalations: (n, figure) => `${figure} ${n1(n, 'escalation', 'escalations')}`,
  assignments: (n, figure) => `${figure} ${n1(n, 'assignment', 'assignments')}`,
  links: (n, figure) => `${figure} ${n1(n, 'change of links', 'changes of links')}`,
  playbookSteps: (_, figure) => `${figure} about playbooks`,
  others: (n, figure) => `${figure} ${n1(n, 'other entry', 'other entries')}`,
};

/** The sentences of a summary in English. */
export const summary = {
  what: (name: string, title: string, severity: string, status: string, at: string, source: string) =>
    `${name}, “${title}”: severity ${severity}, status ${status}, detected ${at}, reported by ${source}.`,
  about: (words: string) => `It is described as: “${words}”`,
  undescribed: 'It has no description.',
  assigned: (name: string) => `It is assigned to ${name}.`,
  unassigned: 'It is unassigned.',
  left: (at: string, left: string) => `It should be resolved by ${at}; ${left} left.`,
  over: (at: string, over: string) => `It should have been resolved by ${at} and is ${over} past its target.`,
  inTime: (at: string, took: string) => `It was resolved ${at}, after ${took} and within its target.`,
  late: (at: string, took: string, over: string) =>
    `It was resolved ${at}, after ${took}, which is ${over} past its target.`,
  kinds,
  happened: (n: number, all: string, parts: string) =>
    `Its timeline has ${all} ${n1(n, 'entry', 'entries')}${parts === '' ? '' : `: ${parts}`}.`,
  nothingHappened: 'Its timeline is empty.',
  entry: (at: string, who: string, what: string) => `${at}, ${who}: ${what}`,
  latest: (entries: string) => `Latest: ${entries}.`,
  linked: (names: string) => `Linked to it: ${names}.`,
  more: (figure: string) => `${figure} more`,
  unlinked: 'No entities or threats are linked to it.',
  run: (name: string, done: string, all: string) => `${name}, ${done} of ${all} steps done`,
  next: (step: string) => `next “${step}”`,
  runs: (parts: string) => `Playbooks: ${parts}.`,
  quote: (words: string) => `“${words}”`,
  noRuns: 'No playbooks started.',
};

export type SummaryWords = typeof summary;
