import { typeGroupPrefix } from '@halyard/contracts/intelligence/entities.ts';
import { useTypeName } from '../../../../records/use-type-name.ts';

/** What a group is called: as the record it is around, or as the type of its records. */
export function useGroupName(): (group: { readonly id: string; readonly name: string }) => string {
  const typeName = useTypeName();
  return ({ id, name }) => (id.startsWith(typeGroupPrefix) ? typeName({ type: name }) : name);
}
