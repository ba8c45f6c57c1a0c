import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import { allTopics } from './topics/all-topics.ts';
import { subjectOfScreen } from './understand/subject-of-screen.ts';

const offeredAtMost = 4;

/** What could be asked on a screen: about the record that is open, then about the screen, then about anything. */
export function suggestQuestions(screen: string, role: Role, language: Language): string[] {
  const subject = subjectOfScreen(screen);
  const path = screen.split('?', 1)[0] ?? screen;
  const offered = allTopics.filter(({ permission }) => can(role, permission));
  const of = (wanted: string) =>
    offered.filter(({ screens }) => screens.includes(wanted)).flatMap(({ texts }) => texts[language].examples);
  const aboutRecord = subject ? of(`${path}?${subject.kind}`) : [];
  return [...new Set([...aboutRecord, ...of(path), ...of('*')])].slice(0, offeredAtMost);
}
