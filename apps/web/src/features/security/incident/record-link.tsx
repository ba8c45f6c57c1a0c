import type { RecordLink as LinkedRecord } from '@halyard/contracts/intelligence.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly record: Pick<LinkedRecord, 'id' | 'family'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Leads to a threat on its screen, and to everything else in the network. */
export function RecordLink({ record, className, children }: Props) {
  const isThreat = record.family === 'threat';
  const search: Record<string, string> = isThreat ? { threat: record.id } : { entity: record.id };
  return (
    <Link to={isThreat ? '/threats' : '/network'} search={search} {...(className && { className })}>
      {children}
    </Link>
  );
}
