import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import { subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { examples } from './examples/examples.ts';
import { recordOfScreen } from './reader/record-of-screen.ts';

const offeredAtMost = 4;

/** Suggested questions for a screen: about the open record, then about the screen, then about anything. */
export function suggestQuestions(screen: string, role: Role, language: Language): string[] {
  const path = screen.split('?', 1)[0] ?? screen;
  const open = recordOfScreen(screen);
  const wanted = [...(open ? [`${path}?${open.subject}`] : []), path, '*'];
  const offered = wanted.flatMap((place) => examples[language].filter((one) => one.screen === place));
  const allowed = offered.filter(({ subject }) => subject === null || can(role, subjectOf(subject).access));
  return [...new Set(allowed.map(({ question }) => question))].slice(0, offeredAtMost);
}
