import { ownWarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import { shippedLists } from './shipped-lists.ts';

export const ownName = 'Own domains and ranges';

/** The name of a warning list. */
export const nameList = (id: string) => ({
  id,
  name: id === ownWarningList ? ownName : (shippedLists.find((list) => list.id === id)?.name ?? id),
});
