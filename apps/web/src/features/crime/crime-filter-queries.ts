import { getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** The months, forces, areas and outcomes in the imported data. */
export function useCrimeChoices() {
  const call = useApi();
  return useQuery({
    queryKey: ['crime', 'choices'],
    queryFn: ({ signal }) => call(getCrimeChoices, { signal }),
    placeholderData: keepPreviousData,
  });
}
