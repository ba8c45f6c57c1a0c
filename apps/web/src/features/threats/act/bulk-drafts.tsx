import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../../preferences/format.ts';
import { DraftOffer } from '../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { findListed } from '../threat-queries.ts';

/** Dialogs for several threats at once. */
export type BulkQuestion = 'triage' | 'incident';

const questions: readonly BulkQuestion[] = ['triage', 'incident'];

type Props = { readonly onContinue: (question: BulkQuestion, threats: readonly Threat[]) => void };

/** Unsent input about several threats, if all of them are visible; for one, its detail offers it. */
export function BulkDrafts({ onContinue }: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const drafts = useDrafts();
  const queries = useQueryClient();

  function offer(question: BulkQuestion, ids: string) {
    const threats = ids.split(',').map((id) => findListed(queries, id));
    if (threats.length < 2 || !threats.every((threat) => threat !== undefined)) return null;
    return (
      <DraftOffer
        key={question + ids}
        name={`threats ${question} ${ids}`}
        form={text[question].title(threats.length, format.number(threats.length))}
        onContinue={() => onContinue(question, threats)}
      />
    );
  }

  return questions.map((question) => drafts.readEndings(`threats ${question} `).map((ids) => offer(question, ids)));
}
