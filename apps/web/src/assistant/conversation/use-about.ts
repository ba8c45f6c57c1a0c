import { getAssistant } from '@halyard/contracts/work/assistant.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** Maximum length of a screen URL; the server accepts no longer one. */
const screenMax = 2_000;

/** The engine, and suggested questions for this screen. */
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
