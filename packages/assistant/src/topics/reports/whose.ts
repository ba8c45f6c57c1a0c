import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { findAssignee, isDoneBySomebody } from '../incidents/person-filter.ts';
import { texts as incidentTexts } from '../incidents/texts.ts';
import { type Question, says, valuesOf } from '../topic.ts';

type Figures = Pick<IncidentReport, 'opened' | 'resolved' | 'meanResolutionHours'>;

/** Which part of a report a question is about, and how to take its figures out of it. */
export type Part = {
  readonly word: string | null;
  /** What narrows the list of incidents to that part. */
  readonly href: string;
  readonly of: (report: IncidentReport) => Figures;
};

const nothing: Figures = { opened: 0, resolved: 0, meanResolutionHours: null };

const ofPerson = (id: string, word: string): Part => ({
  word,
  href: `&assignee=${encodeURIComponent(id)}`,
  of: ({ byAssignee }) => byAssignee.find((one) => one.id === id) ?? nothing,
});

/** All of a report, one severity or one person; undefined where a question names more than that. */
export async function readPart(question: Question, draft: Draft): Promise<Part | undefined> {
  const { severities, assignedTo, assignedToMe } = incidentTexts[draft.language];
  const levels = valuesOf(question, 'level');
  const isMine = says(question, 'who:me');
  const { names } = question;
  if (levels.length + names.length + Number(isMine) > 1 || isDoneBySomebody(question)) return undefined;
  const [name] = names;
  const [level] = levels;
  if (isMine) return ofPerson(draft.asked.person.id, assignedToMe);
  if (name !== undefined) {
    const person = await findAssignee(draft, name);
    return person && ofPerson(person.id, assignedTo(plain(person.name)));
  }
  if (level === undefined) return { word: null, href: '', of: (report) => report };
  return {
    word: severities[level as keyof typeof severities],
    href: `&severity=${level}`,
    of: ({ bySeverity }) => bySeverity.find(({ severity }) => severity === level) ?? nothing,
  };
}

/** The part and the stretch in words: `Critical, March 2026`. */
export const inWords = ({ word }: Part, shown: string): string => (word === null ? shown : `${word}, ${shown}`);
