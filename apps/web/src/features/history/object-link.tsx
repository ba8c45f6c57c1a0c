import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { HistoryObject } from '@halyard/contracts/work/history.ts';
import { Link } from '@tanstack/react-router';

type Props = {
  readonly object: HistoryObject;
  readonly id: string;
  readonly number?: number | null;
  readonly name: string;
};

/** Leads to a record on its own screen. */
export function ObjectLink({ object, id, number = null, name }: Props) {
  if (object === 'threat')
    return (
      <Link to="/threats" search={{ threat: id }}>
        {name}
      </Link>
    );
  if (object === 'entity')
    return (
      <Link to="/network" search={{ entity: id }}>
        {name}
      </Link>
    );
  if (object === 'incident')
    return (
      <Link to="/security" search={{ incident: id }}>
        <code>{incidentName(Number(id))}</code> {name}
      </Link>
    );
  return (
    <Link to="/security" search={{ tab: 'alerts', alerts: 'received', alert: id }}>
      {number !== null && <code>{alertNumber(number)}</code>} {name}
    </Link>
  );
}
