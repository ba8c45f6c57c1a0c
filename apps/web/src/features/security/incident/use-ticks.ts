import { type Incident, type PlaybookRun, tickStep } from '@halyard/contracts/operations/incidents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useApi } from '../../../api/call.ts';
import { ClockContext } from '../../../preferences/clock.tsx';
import { useSession } from '../../../session/session.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../errors.ts';
import { incidentKey, noteIncident } from '../incident-queries.ts';

type Tick = { readonly doneAt: string | null; readonly doneBy: string | null };

/** The incident with one step of one run ticked or not. */
function withTick(incident: Incident, runId: string, step: number, tick: Tick): Incident {
  const tickIn = (run: PlaybookRun) => ({
    ...run,
    steps: run.steps.map((one, index) => (index === step ? { ...one, ...tick } : one)),
  });
  return { ...incident, playbooks: incident.playbooks.map((run) => (run.id === runId ? tickIn(run) : run)) };
}

/** Ticks steps: a box is ticked immediately, and reverted if the server rejects. */
export function useTicks(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const clock = useContext(ClockContext);
  const describeFailure = useDescribeFailure();
  const { currentUser } = useSession();
  const ticking = ['incidents-tick', id] as const;
  const edit = (runId: string, step: number, tick: Tick) =>
    queries.setQueryData<Incident>(incidentKey(id), (known) => known && withTick(known, runId, step, tick));

  return async function tick(run: PlaybookRun, step: number, done: boolean) {
    const before = run.steps[step];
    if (!before) return;
    const doneBy = currentUser?.username ?? null;
    edit(run.id, step, done ? { doneAt: new Date(clock()).toISOString(), doneBy } : { doneAt: null, doneBy: null });
    // A concurrent fetch would show the old state of the box.
    await queries.cancelQueries({ queryKey: incidentKey(id) }, { revert: false });
    const mutation = queries.getMutationCache().build<Incident, Error, void, unknown>(queries, {
      mutationKey: ticking,
      // The ticks of one incident are sequential; the last response includes them all.
      scope: { id: `tick-${id}` },
      mutationFn: () => call(tickStep, { params: { id, runId: run.id, step: String(step) }, body: { done } }),
    });
    try {
      const incident = await mutation.execute();
      if (queries.isMutating({ mutationKey: ticking }) === 0) noteIncident(queries, incident);
    } catch (error) {
      edit(run.id, step, { doneAt: before.doneAt, doneBy: before.doneBy });
      toasts.show('error', describeFailure(error), { error });
      void queries.invalidateQueries({ queryKey: incidentKey(id) });
    }
  };
}
