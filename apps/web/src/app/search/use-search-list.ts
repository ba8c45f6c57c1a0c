import type { Account } from '@halyard/contracts/accounts/account.ts';
import { type SearchKind, type SearchResult, searchKinds } from '@halyard/contracts/work/search.ts';
import { defang } from '@halyard/observables/defang';
import { useContext, useState } from 'react';
import { LanguageContext, useMessages } from '../../text/lazy-messages.ts';
import { searchWords } from '../../text/loaders/shared.ts';
import { useProduct } from '../../text/product.ts';
import { useText } from '../../text/words.tsx';
import { actionsFor, type Destination, destinationsNamed, screensFor } from './destinations.ts';
import { linkOfResult } from './link-of-result.ts';
import { isQuestion, mayBeQuestion } from './question-like.ts';
import { useFoundObservables, useFoundRecords } from './search-queries.ts';

/** One row of the list. Without a URL it asks the assistant its question, or retries the server. */
export type SearchOption = {
  readonly id: string;
  readonly href: string | null;
  readonly label: string;
  readonly record?: SearchResult;
  readonly question?: string;
};

export type SearchGroup = {
  readonly key: SearchKind | 'observables' | 'screens' | 'actions' | 'assistant' | 'failed';
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** There are more of these than are listed. */
  readonly hasMore?: boolean;
};

const toOption = (group: string) => (destination: Destination) => ({
  ...destination,
  id: `${group}-${destination.id}`,
});

type Found = { readonly results: readonly SearchResult[]; readonly more: readonly SearchKind[] };

function groupRecords(found: Found, kinds: Record<SearchKind, string>) {
  return searchKinds.map((kind) => ({
    key: kind,
    label: kinds[kind],
    hasMore: found.more.includes(kind),
    options: found.results
      .filter((record) => record.kind === kind)
      .map((record) => ({ id: `${kind}-${record.id}`, href: linkOfResult(record), label: record.title, record })),
  }));
}

/** The link to the assistant: first for a question, last for words that may be one. */
function useAskGroup(typed: string) {
  const text = useMessages(searchWords);
  const { name } = useProduct();
  const language = useContext(LanguageContext);
  const question = typed.trim();
  if (!mayBeQuestion(question, language)) return { first: [], last: [] };
  const ask = { id: 'ask', href: null, label: text.ask(name, question), question };
  const group: SearchGroup = { key: 'assistant', label: text.assistant, options: [ask] };
  return isQuestion(question) ? { first: [group], last: [] } : { first: [], last: [group] };
}

/** The suggestions for the input: screens, actions, records, the assistant, and the selected row. */
export function useSearchList(typed: string, role: Account['role']) {
  const text = useMessages(searchWords);
  const { navigation } = useText();
  const found = useFoundRecords(typed);
  const seen = useFoundObservables(typed);
  const { records } = found;
  const isWaiting = found.isWaiting || seen.isWaiting;
  const hasFailed = found.hasFailed || seen.hasFailed;
  const asking = useAskGroup(typed);
  const [chosen, setChosen] = useState({ typed, id: '' });

  const texts = { navigation, search: text };
  const listed: readonly SearchGroup[] = [
    ...(hasFailed
      ? [{ key: 'failed' as const, label: text.failed, options: [{ id: 'retry', href: null, label: text.retry }] }]
      : []),
    {
      key: 'actions' as const,
      label: text.actions,
      options: destinationsNamed(typed, actionsFor(role, texts)).map(toOption('action')),
    },
    {
      key: 'screens' as const,
      label: text.screens,
      options: destinationsNamed(typed, screensFor(role, texts)).map(toOption('screen')),
    },
    {
      key: 'observables' as const,
      label: text.observables,
      hasMore: seen.hasMore,
      options: seen.observables.map(({ id, type, value }) => ({
        id: `observable-${id}`,
        href: `/observables?observable=${encodeURIComponent(id)}`,
        label: defang(value, type),
      })),
    },
    ...groupRecords(records ?? { results: [], more: [] }, text.kinds),
  ].filter(({ options }) => options.length > 0);
  const count = listed.flatMap((group) => group.options).length;
  const groups = [...asking.first, ...listed, ...asking.last];
  const options = groups.flatMap((group) => group.options);
  // A selection applies to the results of these words; with others the best one is selected again.
  const active = (chosen.typed === typed && options.find(({ id }) => id === chosen.id)) || options[0];

  return {
    groups,
    options,
    /** Rows without the one for the assistant. */
    count,
    active,
    isWaiting,
    retry() {
      if (found.hasFailed) found.retry();
      if (seen.hasFailed) seen.retry();
    },
    choose: (id: string) => setChosen({ typed, id }),
    isEmpty: records !== undefined && !isWaiting && !hasFailed && count === 0,
  };
}

export type SearchList = ReturnType<typeof useSearchList>;

/** The next or previous row; it wraps around. */
export function besides({ options, active }: Pick<SearchList, 'options' | 'active'>, key: string) {
  const index = options.findIndex(({ id }) => id === active?.id);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[key];
  return next === undefined ? undefined : options.at(next % options.length);
}
