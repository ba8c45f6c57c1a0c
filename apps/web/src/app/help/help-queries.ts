import { readHelp } from '@halyard/contracts/work/help.ts';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useApi } from '../../api/call.ts';
import { LanguageContext } from '../../text/lazy-messages.ts';

/** The displayed help: one section, search results, topics for a screen, or everything. */
export type HelpWanted =
  | { readonly id: string }
  | { readonly search: string }
  | { readonly screen: string }
  | Readonly<Record<string, never>>;

/** Sections of the help in the language of the console. They change only with a release. */
export function useHelp(wanted: HelpWanted) {
  const call = useApi();
  const language = useContext(LanguageContext);
  const query = { language, ...wanted };
  return useQuery({
    queryKey: ['help', query],
    queryFn: ({ signal }) => call(readHelp, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
