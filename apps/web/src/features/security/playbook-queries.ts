import {
  addPlaybook,
  deletePlaybook,
  listPlaybooks,
  type Playbook,
  updatePlaybook,
} from '@halyard/contracts/operations/incidents.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { incidentsKey } from './incident-queries.ts';

const playbooksKey = [...incidentsKey, 'playbooks'] as const;

export function usePlaybooks() {
  const call = useApi();
  return useQuery({ queryKey: playbooksKey, queryFn: ({ signal }) => call(listPlaybooks, { signal }) });
}

export type PlaybookDraft = { readonly name: string; readonly description: string; readonly steps: string[] };

/** Administrators' actions on playbooks. Each rejects with the server's error. */
export function usePlaybookChanges() {
  const call = useApi();
  const queries = useQueryClient();

  async function readAgain<T>(answer: Promise<T>): Promise<T> {
    const given = await answer;
    await queries.invalidateQueries({ queryKey: playbooksKey });
    return given;
  }

  return {
    add: (draft: PlaybookDraft) => readAgain(call(addPlaybook, { body: draft })),
    edit: (id: string, draft: PlaybookDraft, version: number) =>
      readAgain(call(updatePlaybook, { params: { id }, body: { ...draft, version } })),
    remove: (id: string) => readAgain(call(deletePlaybook, { params: { id } })),
    /** The current version of the playbook, after an edit conflict. */
    async readNewer(id: string): Promise<Playbook> {
      const list = await queries.fetchQuery({ queryKey: playbooksKey, queryFn: () => call(listPlaybooks, {}) });
      const found = list.find((playbook) => playbook.id === id);
      if (!found) throw new Error(`The playbook ${id} is not there any more`);
      return found;
    },
  };
}
