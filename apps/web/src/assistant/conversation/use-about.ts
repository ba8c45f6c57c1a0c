import { getAssistant } from '@halyard/contracts/work/assistant.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** What an address of a screen is cut to; the server takes no longer one. */
const screenMax = 2_000;

/** Who answers, and what could be asked on this screen. */
export function useAbout(screen: string, isWanted: boolean) {
  const call = useApi();
  const asked = screen.slice(0, screenMax);
  return useQuery({
    queryKey: ['assistant', 'about', asked],
    queryFn: ({ signal }) => call(getAssistant, { query: { screen: asked }, signal, staysHere: true }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
