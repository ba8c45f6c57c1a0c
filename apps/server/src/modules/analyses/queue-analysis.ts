import type { Transaction } from '../../database/database.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import type { NewAnalysis } from './analysis-store.ts';

/** The work of an analysis. */
export const workIdOf = (analysisId: string): string => `analysis-${analysisId}`;

type Queued = Pick<NewAnalysis, 'id' | 'month' | 'ownerId'>;

/** Puts an analysis in line, for whichever node has room first. */
export async function queueAnalysis(
  tx: Transaction,
  work: Pick<BackgroundWork, 'add'>,
  { id, month, ownerId }: Queued,
): Promise<void> {
  const about = { label: month, objectType: 'analysis', objectId: id };
  await work.add(tx, { ...about, id: workIdOf(id), kind: 'analysis', payload: { analysisId: id }, personId: ownerId });
}
