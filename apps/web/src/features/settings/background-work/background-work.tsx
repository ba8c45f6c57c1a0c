import { lazy } from 'react';
import { useRights } from '../../../records/use-rights.ts';

const BackgroundWorkPanel = lazy(async () => ({
  default: (await import('./background-work-panel.tsx')).BackgroundWorkPanel,
}));

/** For administrators: what the server does beside requests. */
export function BackgroundWork() {
  const { may } = useRights();
  if (!may('backgroundWork', 'read')) return null;
  return <BackgroundWorkPanel />;
}
