import { ApiError } from '@halyard/contracts/errors.ts';
import { problemOfSpec } from '@halyard/contracts/query/query-spec.ts';
import {
  deleteSavedQuestion,
  listSavedQuestions,
  ownSavedQuestionsMax,
  saveQuestion,
  updateSavedQuestion,
} from '@halyard/contracts/work/conversations.ts';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Transaction } from '../../../database/database.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import {
  changeSavedQuestion,
  countSavedQuestionsOf,
  findOwnQuestion,
  insertSavedQuestion,
  listSavedQuestionsFor,
  removeSavedQuestion,
} from './saved-question-store.ts';

async function requireOwnQuestion(tx: Transaction, ownerId: string, id: string) {
  const found = await findOwnQuestion(tx, ownerId, id);
  if (!found) throw new ApiError('record_not_found');
  return found;
}

export function mountSavedQuestions(platform: Platform, { newId }: { readonly newId: () => string }): void {
  const { clock, database } = platform;

  mountRead(platform, listSavedQuestions, ({ caller }) => listSavedQuestionsFor(database.read, caller.id));

  mountChange(platform, saveQuestion, async ({ tx, caller, body: { title, message, spec, shared } }) => {
    if (message === null && spec === null) throw new ApiError('invalid_input', 'Enter a message or a query.');
    const problem = spec && problemOfSpec(spec);
    if (problem) throw new ApiError('invalid_input', problem);
    await lockLimit(tx, { table: 'people', id: caller.id });
    if ((await countSavedQuestionsOf(tx, caller.id)) >= ownSavedQuestionsMax) throw new ApiError('list_full');
    return insertSavedQuestion(tx, {
      id: newId(),
      owner_id: caller.id,
      title,
      message,
      spec: spec && JSON.stringify(spec),
      shared: shared ? 1 : 0,
      created_at: clock(),
    });
  });

  mountChange(platform, updateSavedQuestion, async ({ tx, caller, params, body }) =>
    changeSavedQuestion(tx, await requireOwnQuestion(tx, caller.id, params.id), body),
  );

  mountChange(platform, deleteSavedQuestion, async ({ tx, caller, params }) => {
    const { id } = await requireOwnQuestion(tx, caller.id, params.id);
    await removeSavedQuestion(tx, id);
    return undefined;
  });
}
