import { can } from '@halyard/contracts/policy.ts';
import { actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { begin, type Context, finish } from '../answer-query.ts';
import { recordAddress } from '../answers/screen-of-spec.ts';
import type { Outcome } from '../asked.ts';
import { stateAfterMiss, stateKept } from '../dialogue/remember.ts';
import { changeProposal, propose, proposeAgain } from './propose.ts';
import type { ReadAction } from './read-result.ts';

/** Answers a request to do something: a proposal, the outcome of one, or which record is meant. */
export async function answerAction(context: Context, action: ReadAction): Promise<Outcome> {
  const written = await begin(context, []);
  const { draft, describing } = written;
  const { state, language } = context;
  const kept = stateKept(state, language);
  const before = state?.proposal ?? null;
  if (action.is === 'settled') {
    draft.say(describing.sentences[action.as]);
    if (before) draft.settle({ proposal: before.id, as: action.as });
    return finish(written, action.as === 'confirmed' ? kept : { ...kept, proposal: null });
  }
  if (action.is === 'unclear') {
    const may = action.action === undefined || can(context.asked.person.role, actionOf(action.action).access);
    if (!may && action.action) {
      await propose(draft, { action: action.action, slots: {}, labels: {} });
      return finish(written, stateAfterMiss(state, language));
    }
    draft.refuse('not_understood', describing.sentences.whichRecord);
    const named = action.candidates
      .slice(0, 5)
      .map(({ subject, id, label }) => draft.name(label, recordAddress(subject, id)));
    if (named.length > 0) draft.say(draft.show.list(named));
    return finish(written, { ...stateAfterMiss(state, language), listed: [...action.candidates].slice(0, 10) });
  }
  if (action.is === 'changed') {
    const changed = before && changeProposal(before.request, action.values, action.labels);
    const proposed = changed && proposeAgain(draft, changed);
    return finish(written, { ...kept, proposal: proposed ?? before });
  }
  const proposed = await propose(draft, action.request);
  const target = action.request.slots.incident ?? action.request.slots.threat ?? action.request.slots.task;
  const subject = action.request.slots.incident ? 'incidents' : action.request.slots.threat ? 'threats' : 'tasks';
  const label = proposed && Object.values(proposed.request.slots).find(({ value }) => value === target)?.label;
  const focus = target ? ({ subject, id: target, label: label ?? target } as const) : kept.focus;
  return finish(written, { ...kept, focus, proposal: proposed ?? null });
}
