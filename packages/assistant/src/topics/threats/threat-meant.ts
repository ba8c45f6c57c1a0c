import { getThreat } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { findRecords } from '../lookup/find-records.ts';
import { nameIn } from '../lookup/name-in.ts';
import type { Question } from '../topic.ts';
import { hrefOfThreat } from './list-of-threats.ts';
import type { ToldThreat } from './tell-threat.ts';
import { texts } from './texts.ts';

/** Asks for a threat with everything it hangs together with. */
export async function askThreat(draft: Draft, id: string): Promise<ToldThreat> {
  const text = texts[draft.language];
  const { reply, cite } = await draft.ask(getThreat, { params: { id } }, { label: text.columns.name });
  const { threat, incidents, history } = reply;
  return {
    detail: reply,
    record: threat,
    incidents,
    history,
    cite,
    name: draft.name(reply.threat.name, hrefOfThreat(id)),
  };
}

/** The id of the threat that a question names; `several` after it has said which there are. */
export async function threatNamed(question: Question, draft: Draft): Promise<string | 'several' | undefined> {
  const words = nameIn(question);
  if (words === undefined) return undefined;
  const { records, cite } = await findRecords(draft, words, ['threat']);
  const [only, ...others] = records;
  if (!only || others.length === 0) return only?.id;
  const text = texts[draft.language];
  draft.say(text.one.several(plain(words)), cite);
  draft.table({
    caption: text.caption,
    cite,
    columns: [
      { label: text.columns.name, kind: 'text' },
      { label: text.columns.source, kind: 'text' },
      { label: text.columns.seen, kind: 'instant' },
    ],
    rows: records.map(({ id, title, subtitle, at }) => ({
      href: hrefOfThreat(id),
      cells: [plain(title), plain(subtitle), at],
    })),
  });
  return 'several';
}
