import { lazy } from 'react';
import { useRights } from '../../../records/use-rights.ts';

const RetentionPanel = lazy(async () => ({ default: (await import('./retention-panel.tsx')).RetentionPanel }));

/** For administrators: how long things are kept. */
export function Retention() {
  const { may } = useRights();
  if (!may('platform', 'update')) return null;
  return <RetentionPanel />;
}
