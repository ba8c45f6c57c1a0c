import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { type SearchResult, searchMin, searchRecords } from '@halyard/contracts/work/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import styles from './incident.module.css';

const kinds = ['threat', 'entity'];

/** Threats and entities by word prefix. */
function useRecordSearch(wanted: string) {
  const call = useApi();
  return useQuery({
    queryKey: ['search', 'records', wanted],
    enabled: wanted.length >= searchMin,
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      const { results } = await call(searchRecords, { query: { q: wanted }, signal });
      return results.filter(({ kind }) => kinds.includes(kind));
    },
  });
}

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Finds threats and entities and links them to the incident, one after the other. */
export function LinkDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { linking: words } = text;
  const [wanted, setWanted] = useState('');
  const found = useRecordSearch(wanted);
  const isAsked = wanted.length >= searchMin;
  const linked = new Set([...incident.entities, ...incident.threats].map(({ id }) => id));
  return (
    <Dialog title={words.title(incidentName(incident.number))} closeLabel={text.close} onClose={onClose}>
      <div className={layout.stackFar}>
        <SearchField label={words.search} placeholder={words.search} value={wanted} onSearch={setWanted} />
        {!isAsked && <p className={layout.quiet}>{words.hint}</p>}
        {isAsked && found.isPending && <p role="status">{words.loading}</p>}
        {isAsked && found.isError && (
          <Banner error={found.error} tone="error">
            {text.failures.search}
          </Banner>
        )}
        {isAsked && found.data?.length === 0 && <p role="status">{words.none}</p>}
        {isAsked && found.data && (
          <ul aria-label={words.results}>
            {found.data.map((result) => (
              <Found key={result.id} incident={incident} result={result} isLinked={linked.has(result.id)} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

type FoundProps = { readonly incident: Incident; readonly result: SearchResult; readonly isLinked: boolean };

function Found({ incident, result, isLinked }: FoundProps) {
  const text = useMessages(securityWords);
  const { linking: words } = text;
  const changes = useIncidentChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const [isBusy, setBusy] = useState(false);

  async function link() {
    setBusy(true);
    try {
      const { changeId } = await changes.link(incident.id, result.id);
      offerUndo(text.incident.linked(result.title), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.record}>
      <span className={styles.found}>
        <span className={styles.recordName}>{result.title}</span>
        <span className={layout.quietSmall}>{result.subtitle || words.kinds[result.kind]}</span>
      </span>
      {isLinked ? (
        <span className={layout.quietSmall}>{words.isLinked}</span>
      ) : (
        <Button size="small" busy={isBusy} onClick={() => void link()}>
          {words.link(result.title)}
        </Button>
      )}
    </li>
  );
}
