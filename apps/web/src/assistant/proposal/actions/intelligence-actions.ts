import { addConnection, connectionTypes, strengths } from '@halyard/contracts/intelligence/entities.ts';
import {
  addThreat,
  changeThreats,
  getThreat,
  threatSeverities,
  threatStatuses,
  verdicts,
} from '@halyard/contracts/intelligence/threats.ts';
import type { CallInput } from '../../../api/call.ts';
import { recordAddress } from '../record-address.ts';
import { type Action, ActionRejected, type ConfirmedAction, oneOf, slotValueOf, undoOf } from './action.ts';

type ThreatChange = Omit<CallInput<typeof changeThreats>['body'], 'threats'>;

/** One threat, on top of the version that was seen. */
const change =
  (changeOf: (confirmed: ConfirmedAction) => ThreatChange): Action =>
  async ({ call }, confirmed) => {
    const id = slotValueOf(confirmed, 'threat');
    const version = confirmed.version ?? (await call(getThreat, { params: { id } })).threat.version;
    const body = { threats: [{ id, version }], ...changeOf(confirmed) };
    const { skipped, changeId } = await call(changeThreats, { body, idempotencyKey: confirmed.idempotencyKey });
    const [reason] = skipped.map((one) => one.reason);
    if (reason === 'changed' || reason === 'gone') throw new ActionRejected(reason);
    return { address: recordAddress('threat', id), undo: undoOf(call, changeId) };
  };

const reasonOf = (confirmed: ConfirmedAction) => slotValueOf(confirmed, 'reason');

export const intelligenceActions = {
  acknowledge_threat: change(() => ({ acknowledged: true })),
  change_threat_status: change(({ values }) => ({ status: oneOf(threatStatuses, values.status) })),
  change_threat_severity: change((confirmed) => ({
    severity: oneOf(threatSeverities, confirmed.values.severity),
    reason: reasonOf(confirmed),
  })),
  set_verdict: change((confirmed) => ({
    verdict: oneOf(verdicts, confirmed.values.verdict),
    reason: reasonOf(confirmed),
  })),
  add_threat: async ({ call, now }, confirmed) => {
    const body = {
      name: slotValueOf(confirmed, 'name'),
      type: slotValueOf(confirmed, 'type'),
      severity: oneOf(threatSeverities, confirmed.values.severity),
      source: slotValueOf(confirmed, 'source'),
      timestamp: new Date(now()).toISOString(),
    };
    const { threat, changeId } = await call(addThreat, { body, idempotencyKey: confirmed.idempotencyKey });
    return { address: recordAddress('threat', threat.id), undo: undoOf(call, changeId) };
  },
  connect_entities: async ({ call }, confirmed) => {
    const { strength, type } = confirmed.values;
    const sourceId = slotValueOf(confirmed, 'source');
    const body = {
      sourceId,
      targetId: slotValueOf(confirmed, 'target'),
      type: oneOf(connectionTypes, type),
      strength: strength === undefined ? null : oneOf(strengths, strength),
    };
    const { changeId } = await call(addConnection, { body, idempotencyKey: confirmed.idempotencyKey });
    return { address: recordAddress('entity', sourceId), undo: undoOf(call, changeId) };
  },
} satisfies Record<string, Action>;
