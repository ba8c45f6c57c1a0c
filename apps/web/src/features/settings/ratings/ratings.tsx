import { lazy } from 'react';
import { useRights } from '../../../records/use-rights.ts';

const RatingsPanel = lazy(async () => ({ default: (await import('./ratings-panel.tsx')).RatingsPanel }));

/** For administrators: how users rate the answers of the assistant. */
export function Ratings() {
  const { may } = useRights();
  if (!may('platform', 'read')) return null;
  return <RatingsPanel />;
}
