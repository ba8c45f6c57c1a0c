import type { RecordLink as LinkedRecord } from '@halyard/contracts/intelligence/intelligence.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly record: Pick<LinkedRecord, 'id' | 'family'> & Partial<Pick<LinkedRecord, 'type'>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Links a threat or an observable to its screen and an entity to the network; other types have no screen. */
export function RecordLink({ record: { id, family, type }, className, children }: Props) {
  if (family === 'threat')
    return (
      <Link to="/threats" search={{ threat: id }} {...(className && { className })}>
        {children}
      </Link>
    );
  if (family === 'entity')
    return (
      <Link to="/network" search={{ entity: id }} {...(className && { className })}>
        {children}
      </Link>
    );
  if (type === 'Observable')
    return (
      <Link to="/observables" search={{ observable: id }} {...(className && { className })}>
        {children}
      </Link>
    );
  return <span className={className}>{children}</span>;
}

/** Leads to an incident, by its number and its title. */
export function IncidentLink({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <Link to="/security" search={{ incident: id }}>
      <code>{incidentName(Number(id))}</code> {title}
    </Link>
  );
}
