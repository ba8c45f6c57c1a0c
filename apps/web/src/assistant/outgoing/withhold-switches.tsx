import type { Withheld } from '@halyard/contracts/work/assistant-model.ts';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/form/toggle.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './outgoing.module.css';
import { useModelSettings, useSaveModelSettings, type WithheldPart } from './outgoing-queries.ts';

const parts: readonly WithheldPart[] = ['names', 'screen', 'lastQuestion'];

/** A switch shows its new position immediately, and reverts if saving fails. */
function Switches({ stored }: { readonly stored: Withheld }) {
  const { outgoing: text } = useMessages(assistantWords);
  const describeError = useDescribeError();
  const [chosen, choose] = useState<Withheld>();
  const save = useSaveModelSettings(() => choose(undefined));
  const withhold = chosen ?? stored;

  function turn(part: WithheldPart, isWithheld: boolean) {
    const next = { ...withhold, [part]: isWithheld };
    choose(next);
    save.mutate({ part, withhold: next });
  }

  return (
    <div className={styles.switches}>
      {parts.map((part) => (
        <Toggle
          key={part}
          label={text.withhold[part]}
          hint={text.withholdHints[part]}
          error={save.isError && save.variables.part === part ? describeError(save.error, text.saveFailed) : undefined}
          checked={withhold[part]}
          onChange={({ target }) => turn(part, target.checked)}
        />
      ))}
    </div>
  );
}

/** Data that the user withholds from the language model. */
export function WithholdSwitches() {
  const { outgoing: text, tryAgain } = useMessages(assistantWords);
  const describeError = useDescribeError();
  const settings = useModelSettings();
  if (settings.isPending) return <Spinner label={text.settingsLoading} />;
  if (!settings.data)
    return (
      <Banner tone="error" error={settings.error}>
        {describeError(settings.error, text.settingsFailed)}{' '}
        <Button size="small" busy={settings.isFetching} onClick={() => void settings.refetch()}>
          {tryAgain}
        </Button>
      </Banner>
    );
  return <Switches stored={settings.data.withhold} />;
}
