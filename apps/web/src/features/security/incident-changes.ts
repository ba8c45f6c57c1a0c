import type { ResolutionCode } from '@halyard/contracts/operations/incident-times.ts';
import {
  addIncidentUpdate,
  assignIncident,
  changeIncidentStatus,
  deleteIncident,
  escalateIncident,
  getIncident,
  type Incident,
  type IncidentStatus,
  linkRecords,
  moveIncident,
  openIncident,
  pauseIncident,
  resumeIncident,
  setIncidentTimes,
  startPlaybook,
  unlinkRecord,
  updateIncident,
} from '@halyard/contracts/operations/incidents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { incidentKey, noteIncident, readListsAgain } from './incident-queries.ts';
import { type IncidentDraft, toBody } from './incidents/incident-draft.ts';

/** What a new incident begins with; without `timeDetected` it was detected with the first of its alerts, or now. */
type Opening = {
  readonly assigneeId?: string | null;
  readonly recordIds?: readonly string[];
  readonly alertIds?: readonly string[];
  readonly timeDetected?: string | undefined;
};
type StatusChange = {
  readonly status: IncidentStatus;
  readonly comment: string;
  readonly at?: string | undefined;
  readonly resolution?: { readonly code: ResolutionCode; readonly summary: string } | undefined;
};
type Changed = { readonly incident: Incident; readonly changeId: string | null };

/** Everything a person can do to an incident. Each rejects with what the server said; the screen shows the answer. */
export function useIncidentChanges() {
  const call = useApi();
  const queries = useQueryClient();

  const noted = (changed: Changed) => {
    noteIncident(queries, changed.incident);
    return changed;
  };
  /** Records carry the incidents that they are linked to. */
  const readRecordsAgain = () => {
    for (const name of ['threats', 'entities', 'alerts']) void queries.invalidateQueries({ queryKey: [name] });
  };

  return {
    async open(draft: IncidentDraft, { assigneeId = null, recordIds = [], alertIds = [], timeDetected }: Opening) {
      const about = { assigneeId, recordIds: [...recordIds], alertIds: [...alertIds], timeDetected };
      const changed = noted(await call(openIncident, { body: { ...toBody(draft), ...about } }));
      readRecordsAgain();
      return changed;
    },
    edit: async (id: string, draft: IncidentDraft, version: number) =>
      noted(await call(updateIncident, { params: { id }, body: { ...toBody(draft), version } })),
    async remove(id: string) {
      const { changeId } = await call(deleteIncident, { params: { id } });
      queries.removeQueries({ queryKey: incidentKey(id) });
      readListsAgain(queries);
      return changeId;
    },
    async write(id: string, message: string, note: boolean) {
      noteIncident(queries, await call(addIncidentUpdate, { params: { id }, body: { message, note } }));
    },
    setStatus: async (id: string, change: StatusChange, version: number) =>
      noted(await call(changeIncidentStatus, { params: { id }, body: { ...change, version } })),
    escalate: async (id: string, change: { reason: string; assigneeId?: string | null }, version: number) =>
      noted(await call(escalateIncident, { params: { id }, body: { ...change, version } })),
    setTimes: async (id: string, times: Readonly<Record<string, string | null>>, version: number) =>
      noted(await call(setIncidentTimes, { params: { id }, body: { times, version } })),
    pause: async (id: string, reason: string, version: number) =>
      noted(await call(pauseIncident, { params: { id }, body: { reason, version } })),
    resume: async (id: string, version: number) =>
      noted(await call(resumeIncident, { params: { id }, body: { version } })),
    move: async (id: string, queueId: string, version: number) =>
      noted(await call(moveIncident, { params: { id }, body: { queueId, version } })),
    assign: async (id: string, assigneeId: string | null, version: number) =>
      noted(await call(assignIncident, { params: { id }, body: { assigneeId, version } })),
    async link(id: string, recordId: string) {
      const changed = noted(await call(linkRecords, { params: { id }, body: { recordIds: [recordId] } }));
      readRecordsAgain();
      return changed;
    },
    async unlink(id: string, recordId: string) {
      const changed = noted(await call(unlinkRecord, { params: { id, recordId } }));
      readRecordsAgain();
      return changed;
    },
    startPlaybook: async (id: string, playbookId: string) =>
      noted(await call(startPlaybook, { params: { id }, body: { playbookId } })),
    /** The current version of the record, after an edit conflict. */
    async readNewer(id: string) {
      const newer = await call(getIncident, { params: { id } });
      noteIncident(queries, newer);
      return newer;
    },
  };
}
