import { getDashboardSummary } from '@halyard/contracts/work/dashboard.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { texts } from './texts.ts';

/** The four figures of the dashboard's cards. */
export function askSummary(draft: Draft) {
  const label = texts[draft.language].summaryLabel;
  return draft.ask(getDashboardSummary, {}, { label, records: ({ totalRecords }) => totalRecords });
}
