import type { ImportRecord, ImportState } from '@halyard/contracts/intelligence/imports.ts';

const running: readonly ImportState[] = ['waiting', 'reading', 'storing'];

/** It has not ended yet, so it can be cancelled, and its figures still grow. */
export const isRunning = ({ state }: Pick<ImportRecord, 'state'>): boolean => running.includes(state);

/** It is in progress, so it is polled. */
export const isMoving = (record: Pick<ImportRecord, 'state'>): boolean =>
  isRunning(record) || record.state === 'undoing';
