import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { settingsWords } from '../../text/loaders/administration.ts';
import { useProduct } from '../../text/product.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { AboutLink } from './about/about-link.tsx';
import styles from './settings.module.css';
import { SettingsEditor } from './settings-editor.tsx';
import { useSettings } from './settings-queries.ts';

type Props = {
  /** Is called with the current settings: after each load of this visit and after each save. */
  readonly applied: (settings: Settings) => void;
};

type Loading = ReturnType<typeof useSettings>;

/** Reports the load of this visit once, and again when it fails again. */
function useTellAboutLoad(
  { data, isError, error, isFetchedAfterMount, errorUpdatedAt }: Loading,
  applied: Props['applied'],
) {
  const text = useMessages(settingsWords);
  const toasts = useToasts();
  const announced = useRef<string>('');
  useEffect(() => {
    if (!isFetchedAfterMount) return;
    const outcome = isError ? `failed ${errorUpdatedAt}` : 'loaded';
    if (announced.current === outcome) return;
    announced.current = outcome;
    if (isError) toasts.show('error', text.loadFailed, { error });
    else toasts.show('success', text.loaded);
    if (!isError && data) applied(data);
  });
}

export function SettingsScreen({ applied }: Props) {
  const text = useMessages(settingsWords);
  useTitle(text.title);
  const { name } = useProduct();
  const settings = useSettings();
  useTellAboutLoad(settings, applied);
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead(name)}</p>
      </header>
      {settings.isError && (
        <Banner tone="warning">
          <div className={styles.offer}>
            {settings.data ? text.notFresh : text.notHere}
            <Button size="small" busy={settings.isFetching} onClick={() => void settings.refetch()}>
              {text.retry}
            </Button>
          </div>
        </Banner>
      )}
      {!settings.isFetchedAfterMount && <Spinner label={text.loading} />}
      {settings.isFetchedAfterMount && settings.data && <SettingsEditor loaded={settings.data} onApplied={applied} />}
      {/* Above the settings it would be pushed down by them. */}
      {settings.isFetchedAfterMount && <AboutLink />}
    </div>
  );
}
