import type { Playbook } from '@halyard/contracts/operations/incidents.ts';
import { fold, tidy } from '../../understand/fold.ts';
import { kindOf } from '../../understand/reading.ts';
import type { Question } from '../topic.ts';

const folded = (text: string): string => fold(tidy(text));

/** Whether a word or more that the question leaves over belongs to the name. */
const belongsTo = (name: string) => (words: string) => {
  const said = folded(words);
  return name.includes(said) || said.includes(name);
};

/** Words that mean a kind of threat elsewhere and may be a part of a playbook's name here. */
const saysKind = ({ concepts }: Question): boolean => concepts.some((concept) => kindOf(concept) === 'threatType');

function byFullName(question: Question, playbooks: readonly Playbook[]): Playbook | undefined {
  const text = folded(question.text);
  const said = playbooks.filter(({ name }) => text.includes(folded(name)));
  const [longest] = said.sort((one, other) => other.name.length - one.name.length);
  const rest = [...question.names, ...question.quotes];
  return longest && rest.every(belongsTo(folded(longest.name))) ? longest : undefined;
}

function byPart(words: string, playbooks: readonly Playbook[]): Playbook | undefined {
  const wanted = folded(words).split(' ');
  const [found, ...others] = playbooks.filter(({ name }) => {
    const parts = folded(name).split(' ');
    return wanted.every((word) => parts.includes(word));
  });
  return others.length === 0 ? found : undefined;
}

/**
 * The playbook a question names; undefined where it names none. `no such`: none is called so, or several are.
 * `unknown`: the question has words that no playbook's name explains.
 */
export function findPlaybook(
  question: Question,
  playbooks: readonly Playbook[],
): Playbook | 'no such' | 'unknown' | undefined {
  const full = byFullName(question, playbooks);
  if (full) return full;
  const [words, ...others] = [...question.quotes, ...question.names];
  if (others.length > 0 || (words === undefined && saysKind(question))) return 'unknown';
  if (words === undefined) return undefined;
  return saysKind(question) ? 'unknown' : (byPart(words, playbooks) ?? 'no such');
}
