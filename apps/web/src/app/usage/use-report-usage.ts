import { reportUsage } from '@halyard/contracts/server/usage.ts';
import { useContext, useEffect } from 'react';
import { useApi } from '../../api/call.ts';
import { AnalyticsContext } from './analytics.ts';

/** Counts a view of this screen; returns the function that counts an error on it. Nothing is said when counting fails. */
export function useReportUsage(route: string): () => void {
  const call = useApi();
  const isOn = useContext(AnalyticsContext);
  const count = (kind: 'page_view' | 'error') => {
    if (isOn) call(reportUsage, { body: { kind, route } }).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is counted once a screen, not once a render.
  useEffect(() => count('page_view'), [route, isOn]);
  return () => count('error');
}
