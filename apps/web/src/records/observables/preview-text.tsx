import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { previewObservables } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { RejectedLines } from './add-outcome.tsx';
import { KnownMark, ObservableLink } from './observable-links.tsx';
import type { ObservedObject } from './observable-queries.ts';
import styles from './observables.module.css';

type Props = {
  readonly object: ObservedObject;
  readonly text: string;
  readonly type: ObservableType | undefined;
};

/** The result of adding a text, on request: new and known values. */
export function PreviewText({ object, text, type }: Props) {
  const words = useMessages(observablesWords);
  const { adding } = useMessages(indicatorsWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const call = useApi();
  const asked = `${type ?? ''} ${text}`;
  const preview = useMutation({
    mutationFn: async () => ({
      asked,
      ...(await call(previewObservables, { params: object, body: { text, ...(type && { type }) } })),
    }),
  });
  // Of another text it says nothing.
  const shown = preview.data?.asked === asked ? preview.data : undefined;
  return (
    <>
      <div>
        <Button size="small" busy={preview.isPending} disabled={text === ''} onClick={() => preview.mutate()}>
          {adding.preview}
        </Button>
      </div>
      {preview.isError && (
        <Banner error={preview.error} tone="error">
          {describeError(preview.error, adding.previewFailed)}
        </Banner>
      )}
      {shown && (
        <section aria-label={adding.previewTitle} role="status">
          {shown.found.length === 0 && <p>{adding.nothing}</p>}
          <ul className={styles.rejected}>
            {shown.found.map(({ type: one, value, state, known }) => (
              <li key={`${one} ${value}`}>
                {known && known.sightings > 0 && <KnownMark />}{' '}
                {known ? (
                  <ObservableLink id={known.id}>
                    <code>{defang(value, one)}</code>
                  </ObservableLink>
                ) : (
                  <code>{defang(value, one)}</code>
                )}{' '}
                <small>{words.types[one]}</small> <Badge tone="quiet">{adding.states[state]}</Badge>
              </li>
            ))}
          </ul>
          <RejectedLines
            title={words.add.rejected(shown.rejected.length, format.number(shown.rejected.length))}
            rejected={shown.rejected}
          />
        </section>
      )}
    </>
  );
}
