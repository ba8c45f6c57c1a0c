import { type ComponentProps, useEffect, useRef } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useObservable } from '../observables-queries.ts';
import { noneOpen } from '../observables-search.ts';
import { ObservablePane } from './observable-pane.tsx';

type Props = Omit<ComponentProps<typeof ObservablePane>, 'detail'> & { readonly id: string };

/** When it replaces the list it starts at its top; when closed, its row gets the focus again. */
function usePanePlace(id: string) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isListHidden = document.querySelector('[data-opens]')?.getClientRects().length === 0;
    if (isListHidden) pane.current?.scrollIntoView({ block: 'start' });
    return () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`)?.focus();
    };
  }, [id]);
  return pane;
}

/** The observable that the address names. */
export function OpenObservable({ id, ...rest }: Props) {
  const text = useMessages(observablesWords);
  const describeError = useDescribeError();
  const pane = usePanePlace(id);
  const one = useObservable(id);
  const { error } = one;
  const close = () => rest.change(noneOpen, { replace: true });
  const isGone = one.isError && isMissing(error);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what is open inside.
    <div
      ref={pane}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      {isGone && <MissingRecord sentence={text.pane.gone} back={text.back} onBack={close} />}
      {one.isPending && <Spinner label={text.loading} />}
      {one.isError && !isGone && (
        <Banner error={error} tone={one.data ? 'warning' : 'error'}>
          {one.data ? text.failures.refresh : describeError(error, text.failures.one)}{' '}
          <Button size="small" busy={one.isFetching} onClick={() => void one.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {one.data && !isGone && <ObservablePane {...rest} detail={one.data} />}
    </div>
  );
}
